/** Base of the style system. Runs in a task before the one that makes the system (`entry-client.tsx`). */
export { defaultBaseConfig } from '@chakra-ui/react/preset-base';
export { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
