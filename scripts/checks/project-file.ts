import { globSync, readFileSync, statSync } from 'node:fs'

/** A file of the project: its text, and its path relative to the root, with forward slashes. */
export interface ProjectFile {
  path: string
  text: string
}

export const isTestFile = ({ path }: Pick<ProjectFile, 'path'>): boolean =>
  path.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(path)

/** Reads the files that match the patterns, sorted; installed and generated files are left out. */
export function readProjectFiles(patterns: readonly string[]): ProjectFile[] {
  const excluded = /(^|\/)(node_modules|dist|\.astro|\.data|\.test)(\/|$)/
  const paths = globSync([...patterns], { exclude: (path) => excluded.test(path) })
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !excluded.test(path) && statSync(path).isFile())
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Reads all handwritten source files. */
export const readSources = (): ProjectFile[] =>
  readProjectFiles(['{src,server,scripts,tests}/**/*.{ts,tsx,astro,mjs,css}', '*.{ts,mjs}'])
