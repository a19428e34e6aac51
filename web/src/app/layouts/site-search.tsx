import { chakra } from '#shared/ui/chakra';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SearchField, SearchPress } from '#shared/ui/search-field';
import { paths } from '#shop-kit/paths';

const Form = chakra('form', {
  base: {
    position: 'relative',
    flex: { base: '1 0 100%', lg: '1 1 22rem' },
    order: { base: 3, lg: 0 },
    maxW: { lg: '32rem' },
  },
});

/** Search by name, brand or number. A plain form: it works before the script does. */
export function SiteSearch() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  // Elsewhere "q" is another search: a table's of the dashboard.
  const current = pathname === paths.catalogue.path ? (parameters.get('q') ?? '') : '';

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    void navigate(paths.catalogue.to({ search: typeof words === 'string' ? words.trim() : '' }));
  }

  return (
    <Form role="search" action={paths.catalogue.path} onSubmit={search}>
      <SearchField
        pr="12"
        bg="bg.subtle"
        key={current}
        type="search"
        name="q"
        defaultValue={current}
        aria-label="Search parts"
        placeholder="Part name, brand or number"
        autoComplete="off"
      />
      <SearchPress right="0" aria-label="Search">
        <Search size={20} strokeWidth={1.75} aria-hidden />
      </SearchPress>
    </Form>
  );
}
