import { chakra } from '#shared/ui/chakra';
import Search from 'virtual:lucide/search';
import X from 'virtual:lucide/x';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { SearchField, SearchButton } from '#shared/ui/search-field';
import { orderFilterLimits } from '#shared/gql/admin-limits.generated';

const Form = chakra('form', {
  base: { position: 'relative', flex: '1 1 16rem', maxW: { base: 'none', md: '24rem' } },
});

const ringInside = { outlineOffset: '-3px' };

const searchId = 'table-search';

/** Puts the caret into the search field of the table on this page. */
export function focusTableSearch() {
  const field = document.querySelector<HTMLInputElement>(`#${searchId}`);
  field?.focus();
  field?.select();
}

interface TableSearchProps {
  /** "Search orders" */
  label: string;
  placeholder: string;
  /** The current search text. */
  current: string;
  onSearch: (search: string) => void;
}

/** Searches on submit, and clears the search when emptied. One per page. */
export function TableSearch({ label, placeholder, current, onSearch }: TableSearchProps) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(
    function followTheAddress() {
      if (field.current) field.current.value = current;
    },
    [current],
  );

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? '');
  }

  return (
    <Form role="search" aria-label={label} onSubmit={send}>
      <SearchField
        pr="5.5rem"
        bg="bg.panel"
        textOverflow="ellipsis"
        ref={field}
        id={searchId}
        type="search"
        name="q"
        defaultValue={current}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={orderFilterLimits.search.max}
      />
      {current && (
        <SearchButton
          type="button"
          right="10"
          _focusVisible={ringInside}
          aria-label="Clear search"
          onClick={() => {
            onSearch('');
            field.current?.focus();
          }}
        >
          <X size={18} />
        </SearchButton>
      )}
      <SearchButton type="submit" right="0" _focusVisible={ringInside} aria-label="Search">
        <Search size={20} />
      </SearchButton>
    </Form>
  );
}
