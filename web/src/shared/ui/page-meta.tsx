import { useAbsoluteUrl } from '#shared/config/use-absolute-url';

interface PageMetaProps {
  /** The page's h1, and which of its pages this is; the title reads "{h1} – Axle". */
  title: string;
  description: string;
  /** The one address of this content. Without it the page is kept out of search engines (private pages). */
  canonicalPath?: string;
  /** Picture shown where the page is shared: a link, or a path of this shop. */
  image?: string;
  kind?: 'website' | 'article';
}

/**
 * Title, description, canonical link and what other sites show of the page (Open Graph); React puts them into the head on
 * the server and in the browser.
 */
export function PageMeta(props: PageMetaProps) {
  const { title, description, canonicalPath, image = '/brand/og.png', kind = 'website' } = props;
  const absolute = useAbsoluteUrl();
  return (
    <>
      <title>{`${title} – Axle`}</title>
      <meta name="description" content={description} />
      {canonicalPath === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(canonicalPath)} />
          <meta property="og:site_name" content="Axle" />
          <meta property="og:type" content={kind} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={absolute(canonicalPath)} />
          <meta property="og:image" content={absolute(image)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
