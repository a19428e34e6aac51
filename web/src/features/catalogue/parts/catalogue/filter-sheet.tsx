import { chakra } from '#shared/ui/chakra';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button';
import { Sheet } from '#shared/ui/sheet';
import { Skeleton } from '#shared/ui/skeleton';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveTo } from '#shop-kit/catalogue-moves';
import { FilterFields } from './filter-fields';
import { countOf, noFilters } from './filters-in-use';
import { PriceFields, priceTexts, readRange, usePriceTexts } from './price-fields';
import { useCatalogueCounts } from './use-catalogue-counts';
import { useDraft } from './use-view-controls';

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', minHeight: '0' } });

const Foot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '2',
    py: '3',
    px: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

interface FilterSheetProps {
  view: CatalogueView;
  open: boolean;
  onClose: () => void;
}

/** The filters on small screens: applied by one button that says how many parts there will be. */
export function FilterSheet({ view, open, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useDraft(view);
  const counts = useCatalogueCounts(draft);
  const total = counts?.total;
  const [texts, setTexts] = usePriceTexts(view);
  const [complain, setComplain] = useState(false);
  const navigate = useNavigate();

  const choose = (change: Partial<CatalogueView>) => setDraft(changed(draft, change));

  function close() {
    setDraft(view);
    setTexts(priceTexts(view));
    setComplain(false);
    onClose();
  }

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (readRange(texts) === null) {
      setComplain(true);
      event.currentTarget.querySelector<HTMLElement>('[name=min]')?.focus();
      return;
    }
    onClose();
    void navigate(paths.catalogue.to(draft), { state: moveTo('stay'), preventScrollReset: true });
  }

  return (
    <Sheet title="Filters" from="bottom" open={open} onClose={close}>
      <Form onSubmit={show}>
        <chakra.div py="2" px="4" overflow="auto" minHeight="0">
          {counts ? (
            <FilterFields
              view={draft}
              counts={counts}
              onChange={choose}
              price={
                <PriceFields
                  texts={texts}
                  complain={complain}
                  onChange={(next) => {
                    setTexts(next);
                    const range = readRange(next);
                    if (range) choose(range);
                  }}
                />
              }
            />
          ) : (
            <Skeleton height="20rem" />
          )}
        </chakra.div>
        <chakra.p srOnly role="status">
          {total !== undefined && countOf(total, '')}
        </chakra.p>
        <Foot>
          <Button
            variant="ghost"
            onClick={() => {
              choose(noFilters);
              setTexts({ min: '', max: '' });
            }}
          >
            Clear all
          </Button>
          <Button type="submit">{`Show ${total === undefined ? 'parts' : countOf(total, '')}`}</Button>
        </Foot>
      </Form>
    </Sheet>
  );
}
