import { chakra } from '#shared/ui/chakra';
import Search from 'virtual:lucide/search';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchField, SearchButton } from '#shared/ui/search-field';

const Form = chakra('form', { base: { position: 'relative', flex: '0 1 22rem', minW: '14rem' } });

interface CarSearchProps {
  /** The page's address, of which the rest stays. */
  params: URLSearchParams;
  search: string | null;
}

/** Searches the list for a car: a plain form, which works before JavaScript has loaded. */
export function CarSearch({ params, search }: CarSearchProps) {
  const navigate = useNavigate();
  const others = [...params].filter(([name]) => name !== 'cars');

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('cars');
    const next = new URLSearchParams(others);
    if (typeof words === 'string' && words.trim()) next.set('cars', words.trim());
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  }

  return (
    <Form role="search" aria-label="Cars of this list" action="#cars" onSubmit={find}>
      {others.map(([name, value], index) => (
        <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        key={search}
        pr="12"
        bg="bg.panel"
        type="search"
        name="cars"
        maxLength={100}
        defaultValue={search ?? ''}
        aria-label="Find a car in this list"
        placeholder="Find a car in this list"
        autoComplete="off"
      />
      <SearchButton right="0" aria-label="Find">
        <Search size={20} />
      </SearchButton>
    </Form>
  );
}
