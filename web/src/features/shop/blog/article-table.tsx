import { Children, isValidElement, type ComponentProps } from 'react';

/** The first cell of a row names it; Markdown has no sign for that. */
function Row({ children, ...props }: ComponentProps<'tr'>) {
  const [first, ...rest] = Children.toArray(children).filter((cell) =>
    isValidElement<ComponentProps<'td'>>(cell),
  );
  return (
    <tr {...props}>
      {first?.type === 'td' ? <th scope="row">{first.props.children}</th> : first}
      {rest}
    </tr>
  );
}

const Column = (props: ComponentProps<'th'>) => <th {...props} scope="col" />;

/** Marks which cells of an article's table name their column or row (WCAG 1.3.1). */
export const articleTable = { tr: Row, th: Column };
