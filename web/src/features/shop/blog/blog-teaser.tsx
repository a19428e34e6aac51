import { chakra } from '#shared/ui/chakra';
import ChevronRight from 'virtual:lucide/chevron-right';
import { Link } from 'react-router-dom';
import { paths } from '#shop-kit/paths';
import { ButtonLink } from '#shared/ui/button-link';
import { Section, Wrap } from '#shared/ui/wrap';
import { ArticlePicture } from './article-picture';
import { articles, type ArticleSummary } from './articles';

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', sm: '8rem minmax(0, 1fr) auto' },
    gap: { base: '4', sm: '5' },
    alignItems: 'center',
    py: '3.5',
    '&:hover .title': { textDecoration: 'underline' },
    '& > svg': { display: { base: 'none', sm: 'block' } },
  },
});

const Thumb = chakra('span', { base: { borderRadius: 'control', overflow: 'hidden' } });

function ArticleRow({ slug, title, topic, minutes }: ArticleSummary) {
  return (
    <Row to={paths.article.to(slug)}>
      <Thumb>
        <ArticlePicture slug={slug} sizes="(min-width: 30rem) 8rem, 6rem" />
      </Thumb>
      <span>
        <chakra.span className="title" textStyle="h3" display="block">
          {title}
        </chakra.span>
        <chakra.span color="fg.subtle" fontSize="sm">
          {minutes} min · {topic}
        </chakra.span>
      </span>
      <ChevronRight size={20} />
    </Row>
  );
}

/** Three articles, and the way to all of them. */
export function BlogTeaser() {
  return (
    <Section deferred aria-labelledby="read-blogs">
      <Wrap
        display="grid"
        gap={{ base: '6', lg: '12' }}
        gridTemplateColumns={{ lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
      >
        <chakra.div display="grid" gap="3" alignContent="start" justifyItems="start">
          <chakra.h2 id="read-blogs" textStyle="h2">
            Read Daily Blogs
          </chakra.h2>
          <chakra.p color="fg.muted" maxW="34ch" mb="2">
            How to choose, fit and maintain parts. Written for DIYers.
          </chakra.p>
          <ButtonLink variant="outline" to={paths.blogs.to()}>
            See Blog
          </ButtonLink>
        </chakra.div>
        <chakra.ul borderBottomWidth="1px" borderColor="border">
          {articles.slice(0, 3).map((article) => (
            <chakra.li key={article.slug} borderTopWidth="1px" borderColor="border">
              <ArticleRow {...article} />
            </chakra.li>
          ))}
        </chakra.ul>
      </Wrap>
    </Section>
  );
}
