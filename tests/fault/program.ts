import { bundleFolder } from '#scripts/build/bundle.ts'

/** Returns the file of a program that production runs: the server, or a command of npm. */
export const program = (name: 'server' | 'start' | 'publish' | 'operator'): string =>
  `${bundleFolder}/${name}.js`
