import { chakra } from '#shared/ui/chakra';
import { CarChoicesDocument } from '#features/cars/car/car-choices.generated';
import { readDraft } from '#features/cars/car/car-draft';
import { CarForm } from '#features/cars/car/car-form';
import { choiceVariables } from '#features/cars/car/use-car-choices';
import { Crumbs } from '#shared/ui/crumbs';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';

const title = 'Choose your car';

export const handle: PageHandle = {
  load: (ask, { search }) => ask(CarChoicesDocument, choiceVariables(readDraft(search))),
  sitemap: () => [{ path: paths.car.to() }],
};

/** Year, make, model and engine in a plain form, which leads to the parts for that car. */
export function Component() {
  return (
    <Wrap pb="16">
      <PageMeta
        title={title}
        description="Choose year, make, model and engine to see which parts fit your car, and why."
        canonicalPath={paths.car.to()}
      />
      <Crumbs trail={[{ label: 'Home', to: paths.home.to() }, { label: title }]} />
      <PageHeading mb="2">{title}</PageHeading>
      <chakra.p color="fg.muted" mb="6" maxW="prose">
        Answer a few questions to see which parts fit your car, and why.
      </chakra.p>
      <CarForm />
    </Wrap>
  );
}
