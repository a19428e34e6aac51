export type View = 'query' | 'answer';

const LABELS: Record<View, string> = { query: 'Query', answer: 'Answer' };
const VIEWS = Object.keys(LABELS) as View[];

/** On narrow screens: what is shown of the two. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div className="view-switch" role="group" aria-label="Shown">
      {VIEWS.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === view} onClick={() => onChange(choice)}>
          {LABELS[choice]}
        </button>
      ))}
    </div>
  );
}
