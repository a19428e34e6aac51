import { chakra } from '#shared/ui/chakra';
import { useSearchParams } from 'react-router-dom';
import { clean } from '#shared/config/address-text';
import { formatCount } from '#shared/format/count';
import { Panel } from '#shared/ui/panel';
import { Skeleton } from '#shared/ui/skeleton';
import { TextLink } from '#shared/ui/text-link';
import { Section, Wrap } from '#shared/ui/wrap';
import { CarSearch } from './car-search';
import { CarsOfMake, firstLines } from './cars-of-make';
import { usePartCarsQuery, type PartCarsQuery } from './part-cars.generated';
import type { PartPage_PartFragment } from './part-page.generated';
import type { FitState } from './use-part-verdict';

type Fitments = NonNullable<PartCarsQuery['part']>['fitments'];

/** Search text of a URL for the list of cars, as the API expects it; null if there is none. */
const carsSearch = (params: URLSearchParams) => clean(params.get('cars')).slice(0, 100) || null;

/** Data that the page loads before a make is opened. */
export const carsVariables = (id: string, params: URLSearchParams) => ({
  id,
  search: carsSearch(params),
  first: firstLines,
});

/** The make of the user's car as the list has it, if it has it. */
export const ownMake = (makes: Fitments['makes'], make: string | undefined) =>
  makes.find((one) => one.make.toLowerCase() === make?.toLowerCase())?.make;

const entries = (count: number) => (count === 1 ? '1 entry' : `${formatCount(count)} entries`);

function lengthOf({ totalCount, makes }: Fitments, search: string | null): string {
  if (search) return `${entries(totalCount)} for “${search}”.`;
  return `${entries(totalCount)}, ${makes.length === 1 ? '1 make' : `${makes.length} makes`}.`;
}

/** Says what the list means for a car that is not in it. */
function meaningOf({ universal, fitmentComplete }: PartPage_PartFragment): string {
  if (universal) return 'Fits any car except those excluded in the list.';
  return fitmentComplete
    ? 'The list is complete: cars that are not listed do not fit.'
    : 'The list is not complete: cars that are not listed may still fit.';
}

/** Cars that a part fits: a group for each make, the user's own open. */
export function PartCars({ part, fit }: { part: PartPage_PartFragment; fit: FitState }) {
  const [params] = useSearchParams();
  const search = carsSearch(params);
  const { data } = usePartCarsQuery({ variables: carsVariables(part.id, params) });
  const fitments = data?.part?.fitments;

  return (
    <Section deferred aria-labelledby="cars">
      <Wrap display="grid" gap="5">
        <chakra.div display="flex" flexWrap="wrap" gap="4" justifyContent="space-between" alignItems="center">
          <chakra.div flex="1 1 24rem" minW="0">
            <chakra.h2 id="cars" textStyle="h2">
              Fits these cars
            </chakra.h2>
            <chakra.p color="fg.muted" mt="1" textStyle="number" aria-live="polite">
              {fitments && summaryOf(part, fitments, search)}{' '}
              {search && (
                <TextLink to={addressFor(params, null)} preventScrollReset>
                  Show all
                </TextLink>
              )}
            </chakra.p>
          </chakra.div>
          {fitments && (fitments.totalCount > 5 || search) && <CarSearch params={params} search={search} />}
        </chakra.div>
        {!fitments && <Skeleton height="14rem" borderRadius="card" />}
        {fitments && fitments.totalCount > 0 && (
          <Makes key={search} part={part} fit={fit} fitments={fitments} search={search} params={params} />
        )}
      </Wrap>
    </Section>
  );
}

function summaryOf(part: PartPage_PartFragment, fitments: Fitments, search: string | null): string {
  if (fitments.totalCount > 0 || search) return `${lengthOf(fitments, search)} ${meaningOf(part)}`;
  if (part.universal) return 'Universal: fits any car.';
  return "No cars are listed yet, so we can't confirm the fit. Compare part numbers with your old part, or ask us.";
}

/** The page's address with another search of the list, or none. */
function addressFor(params: URLSearchParams, search: string | null): string {
  const next = new URLSearchParams(params);
  if (search) next.set('cars', search);
  else next.delete('cars');
  return `?${next}#cars`;
}

interface MakesProps {
  part: PartPage_PartFragment;
  fit: FitState;
  fitments: Fitments;
  search: string | null;
  params: URLSearchParams;
}

function Makes({ part, fit, fitments: { makes, nodes }, search, params }: MakesProps) {
  const judged = fit.state === 'judged' ? fit : undefined;
  // A line that is only near is not one of the user's car.
  const isListed = judged?.verdict.verdict === 'FITS' || judged?.verdict.verdict === 'FITS_IF';
  const ownLine = isListed ? (judged.verdict.row ?? undefined) : undefined;
  const first = ownMake(makes, judged?.chosen.car.make);
  const inOrder = [...makes].sort((one, other) => Number(other.make === first) - Number(one.make === first));
  return (
    <Panel overflow="hidden" mt="-1px" css={{ '& > details:first-of-type': { borderTopWidth: 0 } }}>
      {inOrder.map(({ make, count }) => (
        <CarsOfMake
          key={make}
          partId={part.id}
          make={make}
          count={count}
          initial={nodes.filter((row) => row.make === make)}
          own={ownLine?.make === make ? ownLine : undefined}
          search={search}
          isOpen={make === first || makes.length === 1 || search !== null}
          address={addressFor(params, make)}
        />
      ))}
    </Panel>
  );
}
