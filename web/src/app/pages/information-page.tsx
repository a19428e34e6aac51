import { useLocation } from 'react-router-dom';
import { information, informationAt } from '#features/shop/information/information';
import { InformationText } from '#features/shop/information/information-text';
import { Crumbs } from '#shared/ui/crumbs';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';
import { NotFoundPage } from './not-found-page';

export const handle: PageHandle = { sitemap: () => information.map(({ id }) => ({ path: paths[id].to() })) };

/** Information about the shop: contact, shipping and returns, privacy, terms. */
export function Component() {
  const page = informationAt(useLocation().pathname);
  if (!page) return <NotFoundPage />;
  const { id, title, description } = page;
  return (
    <Wrap pb="16">
      <PageMeta title={title} description={description} canonicalPath={paths[id].to()} />
      <Crumbs trail={[{ label: 'Home', to: paths.home.to() }, { label: title }]} />
      <PageHeading mb="6">{title}</PageHeading>
      <InformationText id={id} />
    </Wrap>
  );
}
