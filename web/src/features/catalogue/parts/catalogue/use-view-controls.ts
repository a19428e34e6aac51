import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveTo } from '#shop-kit/catalogue-moves';

/**
 * A view as the controls show it, ahead of the URL: quick clicks add up, and a box does not jump back while the
 * router is navigating. It follows when the URL changes for another reason.
 */
export function useDraft(view: CatalogueView) {
  const [draft, setDraft] = useState(view);
  const [shown, setShown] = useState(view);
  if (shown !== view) {
    setShown(view);
    setDraft(view);
  }
  return [draft, setDraft] as const;
}

/** Controls that act at once: each change is a new URL, and focus stays on the control. */
export function useViewControls(view: CatalogueView) {
  const [draft, setDraft] = useDraft(view);
  const navigate = useNavigate();

  function change(part: Partial<CatalogueView>) {
    const next = changed(draft, part);
    setDraft(next);
    void navigate(paths.catalogue.to(next), { state: moveTo('stay'), preventScrollReset: true });
  }

  return { draft, change };
}
