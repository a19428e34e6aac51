import { iconOf } from '#shared/ui/icon';

/** Every `virtual:lucide/*` of a test: no test tells icons apart. */
const icon = iconOf('');

export { icon as default };
