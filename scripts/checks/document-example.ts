import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type CheckFinding, createError } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

/** The folder in which the examples are compiled as if they were in the sources. */
const folder = '.test/document-examples'

/** The compiler options: a relative import and an import by alias may name an example or a source. */
const settings = {
  extends: '../../tsconfig.json',
  include: ['.'],
  exclude: [],
  compilerOptions: {
    rootDirs: ['.', '../..'],
    paths: {
      '#src/*': ['./src/*', '../../src/*'],
      '#server/*': ['./server/*', '../../server/*'],
    },
  },
}

/** Returns the examples of a document: blocks of TypeScript whose first line is a comment with the path of a file. */
export const listExamples = ({ text }: Pick<ProjectFile, 'text'>): ProjectFile[] =>
  [...text.matchAll(/^( *)```tsx?\n\1\/\/ (\S+\.tsx?)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', path = '', block = '']) => ({
      path,
      text: block.replaceAll(`\n${indent}`, '\n').trimStart(),
    }),
  )

/** Compiles the examples of all documents together with the sources. */
export async function findExampleFaults(documents: readonly ProjectFile[]): Promise<CheckFinding[]> {
  rmSync(folder, { recursive: true, force: true })
  for (const { path, text } of documents.flatMap(listExamples)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const compiler = ['node_modules/typescript-native/bin/tsc', '-p', folder, '--checkers', '1']
  return new Promise((resolve) => {
    execFile(process.execPath, compiler, (error, stdout) =>
      resolve(error ? [createError('examples in documents', stdout.trim())] : []),
    )
  })
}
