import { usePublicConfig } from '#shared/config/config-context';

interface PageMetaProps {
  /** The page's h1; the title reads "{h1} – Axle". */
  title: string;
  description: string;
  /** The one address of this content. Without it the page is kept out of search engines (private pages). */
  canonicalPath?: string;
}

/** Title, description, canonical link and what a shared link shows; React puts them into the head on the server and in the browser. */
export function PageMeta({ title, description, canonicalPath }: PageMetaProps) {
  const { publicUrl } = usePublicConfig();
  return (
    <>
      <title>{`${title} – Axle`}</title>
      <meta name="description" content={description} />
      {canonicalPath === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${publicUrl}${canonicalPath}`} />
          <meta property="og:url" content={`${publicUrl}${canonicalPath}`} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={`${publicUrl}/brand/og.png`} />
        </>
      )}
    </>
  );
}
