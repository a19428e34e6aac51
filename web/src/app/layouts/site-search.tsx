import { chakra } from '#shared/ui/chakra';
import Search from 'virtual:lucide/search';
import { useCallback, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { loadedLater } from '#shared/ui/loaded-later';
import { SearchField, SearchButton } from '#shared/ui/search-field';
import { paths } from '#shop-kit/paths';

// Downloaded only when the search is used.
const SearchSuggestions = loadedLater(
  async () => (await import('#features/catalogue/search/search-suggestions')).SearchSuggestions,
);

const Form = chakra('form', {
  base: {
    position: 'relative',
    flex: { base: '1 0 100%', lg: '1 1 12rem' },
    order: { base: 3, lg: 0 },
    minWidth: '0',
    maxW: { lg: '32rem' },
  },
});

/** The focused field and its initial search; another search has another field. */
interface FocusedField {
  field: HTMLInputElement;
  text: string;
}

type FindExact = (text: string) => Promise<string | null>;

/** Whether a text may be a part number: few words, with meaningful characters, one of them a digit. */
const mayBeNumber = (text: string) =>
  /\d/.test(text) && text.replace(/[^a-z0-9]/gi, '').length >= 4 && text.split(/\s+/).length <= 5;

/** Search by name, number, VIN or car. A plain form: it works before JavaScript has loaded, and without it. */
export function SiteSearch() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const [focused, setFocused] = useState<FocusedField>();
  const findExact = useRef<FindExact>(undefined);
  // Elsewhere "q" is another search: a table's of the dashboard.
  const current = pathname === paths.catalogue.path ? (parameters.get('q') ?? '') : '';

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const text = typeof words === 'string' ? words.trim() : '';
    // A single exact number goes straight to its part.
    const partId = mayBeNumber(text) ? await findExact.current?.(text) : null;
    void navigate(partId ? paths.part.to(partId) : paths.catalogue.to({ search: text }));
  }

  function handleFocus({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
    setFocused((before) => (before?.field === field ? before : { field, text: current }));
  }

  const onReady = useCallback((find: FindExact) => {
    findExact.current = find;
  }, []);

  return (
    <Form role="search" action={paths.catalogue.path} onSubmit={(event) => void search(event)}>
      <SearchField
        pr="12"
        bg="bg.subtle"
        key={current}
        type="search"
        name="q"
        defaultValue={current}
        aria-label="Search parts"
        placeholder="Name, number, VIN or car"
        autoComplete="off"
        onFocus={handleFocus}
        onPointerEnter={handleFocus}
      />
      <SearchButton right="0" aria-label="Search">
        <Search size={20} />
      </SearchButton>
      {focused?.text === current && (
        <SearchSuggestions key={`of ${current}`} field={focused.field} onReady={onReady} />
      )}
    </Form>
  );
}
