import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { Choice } from '#shared/forms/choice';
import { Input } from '#shared/forms/input';
import { LinkButton } from '#shared/ui/text-link';

/** Number shown at once; a search box helps where there are more than `worthASearch`. */
const shortList = 8;
const worthASearch = 12;

// Without JavaScript nothing expands, so all of them show.
const Beyond = chakra('div', {
  base: { display: 'none', '@media (scripting: none)': { display: 'block' } },
});

interface BrandChoicesProps {
  brands: readonly { brand: string; count: number | undefined }[];
  chosen: readonly string[];
  onChange: (brands: string[]) => void;
}

/** The brands with how many parts each would show; any number of them may be ticked. */
export function BrandChoices({ brands, chosen, onChange }: BrandChoicesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';

  function isShown(brand: string, place: number) {
    if (isSearching) return brand.toLowerCase().includes(query.trim().toLowerCase());
    return showsAll || place < shortList || chosen.includes(brand);
  }

  const choice = ({ brand, count }: { brand: string; count: number | undefined }) => (
    <Choice
      key={brand}
      type="checkbox"
      name="brand"
      value={brand}
      count={count}
      checked={chosen.includes(brand)}
      onChange={(ticked) => onChange(ticked ? [...chosen, brand] : chosen.filter((other) => other !== brand))}
    >
      {brand}
    </Choice>
  );

  const shown = brands.filter(({ brand }, place) => isShown(brand, place));
  const others = brands.filter((brand) => !shown.includes(brand));
  return (
    <>
      {brands.length > worthASearch && (
        <Input
          type="search"
          aria-label="Find a brand"
          placeholder="Find a brand"
          autoComplete="off"
          value={query}
          my="2"
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setQuery(event.currentTarget.value)}
        />
      )}
      {shown.map(choice)}
      {isSearching && shown.length === 0 && (
        <chakra.p fontSize="sm" color="fg.muted">
          No matching brands.
        </chakra.p>
      )}
      {others.length > 0 && <Beyond>{others.map(choice)}</Beyond>}
      {brands.length > shortList && !isSearching && (
        <LinkButton py="2" fontSize="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${brands.length}`}
        </LinkButton>
      )}
    </>
  );
}
