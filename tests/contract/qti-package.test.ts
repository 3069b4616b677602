import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatAsQti, manifestFileName } from '#server/services/publishing/bank/qti/format-as-qti.ts'
import { qti22, qti30 } from '#server/services/publishing/bank/qti/qti-dialect.ts'
import { readItems } from '#src/content-files/read-content.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import { banks } from '../fixtures/question-banks.ts'

/**
 * The folder with 1EdTech's schemas, whose licence does not allow storing them here. `npm run prove -- qti FOLDER`
 * sets it.
 */
const schemas = process.env.QTI_SCHEMAS

const picture = { name: 'ab'.repeat(16), width: 32, height: 20 }
let folder: string
let questions: QuestionDocument[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-qti-'))
  const pools = readItems('content', '2026-11-22').flatMap((item) =>
    item.family === 'pool' ? [item.document] : [],
  )
  const seeded = pools.flatMap((pool) => pool.questions)
  const real = banks().flatMap((bank, at) =>
    bank.questions.map(({ file, ...each }, index) => ({
      ...each,
      id: 1_000_000 * (at + 1) + index,
      code: `${at} ${each.code}`,
      ...(file && { picture }),
    })),
  )
  questions = [...seeded, ...real, { ...(seeded[0] as QuestionDocument), code: '7 ü/?', picture }]
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes all questions as a package into a folder; returns the folder. */
async function written(dialect: typeof qti22): Promise<string> {
  const own = join(folder, dialect.version)
  const bytes = await sharp({ create: { width: 32, height: 20, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  const pictures = new Map([[picture.name, new Uint8Array(bytes)]])
  for (const [path, file] of formatAsQti(dialect)({
    name: 'All',
    language: 'en',
    topics: [],
    questions,
    pictures,
  })) {
    mkdirSync(dirname(join(own, path)), { recursive: true })
    writeFileSync(join(own, path), file)
  }
  return own
}

/** Returns the findings of xmllint for files; empty if there are none. xmllint does not use the network. */
function complaints(files: readonly string[], schema: string | undefined): string {
  const against = schema ? ['--schema', schema] : []
  try {
    execFileSync('xmllint', ['--noout', '--nonet', ...against, ...files], { stdio: 'pipe', maxBuffer: 1e9 })
    return ''
  } catch (error) {
    const output = String((error as { stderr?: Buffer }).stderr ?? error)
    return output
      .split('\n')
      .filter((line) => line !== '' && !line.endsWith(' validates'))
      .slice(0, 5)
      .join('\n')
  }
}

const schemaOf = (pattern: string): string | undefined => {
  if (!schemas) return undefined
  const found = globSync(pattern, { cwd: schemas })
  if (!found[0]) throw new Error(`${schemas} has no ${pattern}`)
  return join(schemas, found[0])
}

test.each([
  { dialect: qti22, item: '**/imsqti_v2p2.xsd', manifest: '**/imscp_v1p1.xsd' },
  { dialect: qti30, item: '**/imsqti_asiv3p0*_v1p0.xsd', manifest: '**/imsqtiv3p0_imscpv1p2_v1p0.xsd' },
])(
  'every question is exported as QTI $dialect.version that matches its schema',
  async (each) => {
    const own = await written(each.dialect)
    const items = globSync('items/*.xml', { cwd: own }).map((path) => join(own, path))
    expect(items).toHaveLength(questions.length)
    expect(complaints(items, schemaOf(each.item))).toBe('')
    expect(complaints([join(own, manifestFileName)], schemaOf(each.manifest))).toBe('')
  },
  300_000,
)
