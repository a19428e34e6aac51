import { chakra } from '@chakra-ui/react/styled-system';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';

const Form = chakra('form', {
  base: { position: 'relative', flex: '1 1 16rem', maxW: { base: 'none', md: '24rem' } },
});

const Field = chakra('input', {
  base: {
    width: 'full',
    height: 'control',
    pl: '4',
    pr: '5.5rem',
    fontSize: 'md',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    textOverflow: 'ellipsis',
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

const Press = chakra('button', {
  base: {
    position: 'absolute',
    top: '0',
    boxSize: 'control',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    borderRadius: 'control',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-3px' },
  },
});

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
  /** What is searched for now. */
  current: string;
  onSearch: (search: string) => void;
}

/** Looks for words when it is sent, or for nothing any more when it is cleared. One per page. */
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
    <Form role="search" onSubmit={send}>
      <Field
        ref={field}
        id={searchId}
        type="search"
        name="q"
        defaultValue={current}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={100}
      />
      {current && (
        <Press
          type="button"
          right="10"
          aria-label="Clear the search"
          onClick={() => {
            onSearch('');
            field.current?.focus();
          }}
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </Press>
      )}
      <Press type="submit" right="0" aria-label="Search">
        <Search size={20} strokeWidth={1.75} aria-hidden />
      </Press>
    </Form>
  );
}
