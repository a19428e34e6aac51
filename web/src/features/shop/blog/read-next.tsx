import { chakra } from '#shared/ui/chakra';
import { ArticleGrid } from './article-grid';
import { readNext } from './articles';

/** Three other articles. */
export function ReadNext({ after }: { after: string }) {
  return (
    <chakra.section aria-labelledby="read-next" display="grid" gap="6">
      <chakra.h2 id="read-next" textStyle="h2">
        Read next
      </chakra.h2>
      <ArticleGrid articles={readNext(after)} level="h3" />
    </chakra.section>
  );
}
