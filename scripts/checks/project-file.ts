import { globSync, readFileSync, statSync } from 'node:fs'

/** One file of the project: its path from the root, with forward slashes, and its text. */
export interface ProjectFile {
  path: string
  text: string
}

export const isTest = ({ path }: Pick<ProjectFile, 'path'>): boolean =>
  path.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(path)

/** The files that match the patterns, sorted; never what was installed or made by a command. */
export function readFiles(patterns: readonly string[]): ProjectFile[] {
  const made = /(^|\/)(node_modules|dist|\.astro|\.data|\.test)(\/|$)/
  const paths = globSync([...patterns], { exclude: (path) => made.test(path) })
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !made.test(path) && statSync(path).isFile())
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Reads all sources: everything that is written by hand to be run. */
export const readSources = (): ProjectFile[] =>
  readFiles(['{src,server,scripts,tests}/**/*.{ts,tsx,astro,mjs,css}', '*.{ts,mjs}'])
