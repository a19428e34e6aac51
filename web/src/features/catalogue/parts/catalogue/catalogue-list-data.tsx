import { useAbsoluteUrl } from '#shared/config/use-absolute-url';
import { StructuredData } from '#shared/ui/structured-data';
import { paths } from '#shop-kit/paths';
import { pageSize, type CatalogueList } from './use-catalogue-list';

/** The parts of this page of the list, for machines. */
export function CatalogueListData({ result: { list, page, isPending } }: { result: CatalogueList }) {
  const absolute = useAbsoluteUrl();
  if (!list || isPending || list.nodes.length === 0) return null;
  const itemListElement = list.nodes.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * pageSize + index + 1,
    name,
    url: absolute(paths.part.to(id)),
  }));
  const numberOfItems = list.totalIsExact ? list.totalCount : undefined;
  return <StructuredData thing={{ '@type': 'ItemList', numberOfItems, itemListElement }} />;
}
