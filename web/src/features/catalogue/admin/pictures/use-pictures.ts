import { useEffect, useRef, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { type AltTexts, maxPictures, picturesIn } from '../picture-links';
import type { ProductValues } from '../product-values';

/** A picture that was removed, and its position. */
interface Removed {
  readonly link: string;
  readonly place: number;
}

/** The pictures of the enclosing form, as a list: its first one is `image`, the others are `moreImages`. */
export function usePictures() {
  const form = useForm<ProductValues>();
  const value = { subscription: { value: true } };
  const image = useField<string>('image', value).input.value;
  const more = useField<string>('moreImages', value).input.value;
  const alts = useField<AltTexts>('alts', value).input.value;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const links = picturesIn(image, more);
  // An upload ends long after the render that began it.
  const now = useRef(links);
  useEffect(function keepTheNewest() {
    now.current = links;
  });

  function set(changed: readonly string[]) {
    const [first = '', ...rest] = changed;
    now.current = [...changed];
    form.batch(() => {
      form.change('image', first);
      form.change('moreImages', rest.join('\n'));
    });
  }

  return {
    links,
    alts,
    removed,
    /** Returns why it is rejected, if so. */
    add(link: string): string | undefined {
      if (now.current.includes(link)) return 'This photo has already been added.';
      if (now.current.length >= maxPictures) return `A product can have up to ${maxPictures} photos.`;
      set([...now.current, link]);
      return undefined;
    },
    move(from: number, to: number) {
      const [link] = links.slice(from, from + 1);
      if (link === undefined || to < 0 || to >= links.length) return;
      set(links.toSpliced(from, 1).toSpliced(to, 0, link));
    },
    remove(place: number) {
      const link = links[place];
      if (link === undefined) return;
      setRemoved({ link, place });
      set(links.toSpliced(place, 1));
    },
    /** Restores the last removed picture at its position. */
    putBack() {
      if (removed && !links.includes(removed.link)) set(links.toSpliced(removed.place, 0, removed.link));
      setRemoved(null);
    },
    describe(link: string, text: string) {
      form.change('alts', { ...alts, [link]: text });
    },
  };
}
