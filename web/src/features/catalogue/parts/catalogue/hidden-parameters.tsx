import { catalogueParameters, type CatalogueView } from '#shop-kit/catalogue-view';

interface HiddenParametersProps {
  view: CatalogueView;
  /** Names of the URL parameters to carry along. */
  only: readonly string[];
}

/** Parameters that a form of the catalogue keeps when it is sent without JavaScript. */
export function HiddenParameters({ view, only }: HiddenParametersProps) {
  return catalogueParameters(view)
    .filter(([name]) => only.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
