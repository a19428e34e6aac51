import { chakra } from '#shared/ui/chakra';
import { QuestionList } from '#features/shop/questions/question-list';
import { Crumbs } from '#shared/ui/crumbs';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';

const title = 'Questions and answers';

export const handle: PageHandle = { sitemap: () => [{ path: paths.questions.to() }] };

/** Five answers about building web applications. */
export function Component() {
  return (
    <Wrap pb="16">
      <PageMeta
        title={title}
        description="React performance, state management, prototypal inheritance, searching by name and unit tests: five answers."
        canonicalPath={paths.questions.to()}
      />
      <Crumbs trail={[{ label: 'Home', to: paths.home.to() }, { label: title }]} />
      <PageHeading mb="2">{title}</PageHeading>
      <chakra.p color="fg.muted" mb="6">
        Common questions about how web applications like this one are built.
      </chakra.p>
      <QuestionList />
    </Wrap>
  );
}
