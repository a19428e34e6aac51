import type { ComponentType, SVGAttributes } from 'react';

interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** The edge in CSS pixels. */
  size?: number;
}

/** Hidden from screen readers: the text next to it, or the name of the control that contains it, says the same. */
export type Icon = ComponentType<IconProps>;

/** The icon with these shapes, 24 by 24. Imported by name: `import Car from 'virtual:lucide/car'` (vite/icons.ts). */
export function iconOf(shapes: string): Icon {
  return function Icon({ size, ...others }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...others}
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
    );
  };
}
