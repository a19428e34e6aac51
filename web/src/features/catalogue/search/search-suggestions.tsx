import { useCallback, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { useSettled } from '#shared/browser/use-settled';
import { hasVin } from '#shared/format/vin';
import { searchSuggestionsLimits } from '#shared/gql/limits.generated';
import { useCarPicker } from '#shop-kit/car/car-picker';
import { useCar } from '#shop-kit/car/use-car';
import { paths } from '#shop-kit/paths';
import { useSearchSuggestionsQuery } from './search-suggestions.generated';
import { type SuggestionLine, suggestionGroups } from './suggestion-lines';
import { SuggestionGround, SuggestionList } from './suggestion-panel';
import { useCombobox } from './use-combobox';
import { useFieldText } from './use-field-text';

/** The shortest time between two requests while the user types. */
const requestMillis = 150;
/** The count is read out once the typing rests. */
const remainingMs = 500;
/** Maximum number of characters that the API reads. */
const longestText = searchSuggestionsLimits.text.max;

const Foot = chakra('div', {
  base: {
    // The lines scroll under it where the window is low.
    position: 'sticky',
    bottom: '0',
    px: '4',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
    bg: 'bg.subtle',
    fontSize: '0.9375rem',
    color: 'fg.muted',
    '& a': { display: 'inline-block', py: '1.5', fontWeight: 'semibold' },
  },
});

interface SearchSuggestionsProps {
  /** The search field, in a positioned form. */
  field: HTMLInputElement;
  /** Hands out how the part of an exact number is found, for the form when it is sent. */
  onReady: (findExact: (text: string) => Promise<string | null>) => void;
}

/** Suggestions under the search field: cars, numbers, parts and categories. */
export function SearchSuggestions({ field, onReady }: SearchSuggestionsProps) {
  const listId = useId();
  const navigate = useNavigate();
  const { own, setOwn } = useCar();
  const picker = useCarPicker();
  const { text, isOpen, open, close } = useFieldText(field);
  const [place, setPlace] = useState(-1);
  const query = useSettled(text.trim().slice(0, longestText), requestMillis);
  const [placedFor, setPlacedFor] = useState(query);
  // New suggestions are loading: none of them is selected yet.
  if (placedFor !== query) {
    setPlacedFor(query);
    setPlace(-1);
  }
  const car = { vehicle: own?.car, answers: own?.answers };
  const { data, previousData, refetch } = useSearchSuggestionsQuery({
    variables: { text: query, ...car },
    skip: query === '',
  });
  // The old lines stay until the new ones come.
  const suggestions = query === '' ? undefined : (data ?? previousData)?.searchSuggestions;
  const groups = suggestions ? suggestionGroups(suggestions) : [];
  const lines = groups.flatMap(({ lines: some }) => some);
  const active = lines[place];
  const isShown = isOpen && text.trim() !== '' && lines.length > 0;

  const idOf = (line: SuggestionLine) => `${listId}-${lines.indexOf(line)}`;

  function take(line: SuggestionLine) {
    close();
    setPlace(-1);
    if (line.kind === 'car') {
      if (line.car) setOwn({ car: line.car, answers: [] });
      else picker.choose();
    }
    void navigate(line.to);
  }

  function onKey(event: KeyboardEvent) {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      if (!isShown) return;
      // The first Escape closes, the second clears, as fields for searches do.
      event.preventDefault();
      close();
      setPlace(-1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (lines.length === 0) return;
      event.preventDefault();
      open();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Beyond either end is the field itself, with nothing chosen.
      const places = lines.length + 1;
      setPlace(isShown ? ((place + 1 + step + places) % places) - 1 : step > 0 ? 0 : lines.length - 1);
    } else if (event.key === 'Enter') {
      if (isShown && active) {
        event.preventDefault();
        take(active);
      } else if (isShown && hasVin(text)) {
        // No VIN goes into a URL: the user says which car it is.
        event.preventDefault();
        setPlace(0);
      } else {
        close();
      }
    }
  }

  useCombobox({ field, listId, isOpen: isShown, activeId: active && idOf(active), onKey });

  const shownFor = data ? query : undefined;
  const exactId = data?.searchSuggestions.exactPart?.id ?? null;
  const findExact = useCallback(
    async (number: string) => {
      if (shownFor === number) return exactId;
      const answer = await refetch({ text: number });
      return answer?.data?.searchSuggestions.exactPart?.id ?? null;
    },
    [refetch, shownFor, exactId],
  );

  useEffect(
    function handOutTheExactSearch() {
      onReady(findExact);
    },
    [onReady, findExact],
  );

  const count = isShown ? (lines.length === 1 ? '1 suggestion' : `${lines.length} suggestions`) : '';
  const announcedCount = useSettled(count, remainingMs);
  const suggestion = suggestions?.didYouMean;
  return (
    <>
      <chakra.span srOnly role="status">
        {count === '' ? '' : announcedCount}
      </chakra.span>
      {isShown && (
        <SuggestionGround>
          <SuggestionList
            listId={listId}
            groups={groups}
            search={query}
            marks={suggestions?.marks ?? []}
            active={active}
            idOf={idOf}
            onChoose={take}
          />
          <Foot onMouseDown={(event: React.MouseEvent) => event.preventDefault()}>
            {groups[0]?.name === 'Cars' && 'Your car changes only if you select one.'}
            {groups[0]?.name === 'Numbers' && "Spaces and dashes don't matter."}
            {groups[0]?.name !== 'Cars' && groups[0]?.name !== 'Numbers' && (
              <TextLink to={paths.catalogue.to({ search: query })} tabIndex={-1} onClick={close}>
                {suggestion ? `Did you mean “${suggestion}”?` : `See all results for “${query}”`}
              </TextLink>
            )}
          </Foot>
        </SuggestionGround>
      )}
    </>
  );
}
