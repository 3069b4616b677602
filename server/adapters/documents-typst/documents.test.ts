import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { DocumentName } from '#server/ports/documents.ts'
import type { CompanyCertificatesDocument } from '#src/domain/certificate/document.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { readPalettes } from '#src/styles/palette.ts'
import { documentData } from '#tests/fixtures/document-data.ts'
import { createTypstDocumentMaker, type TypstDocuments } from './documents.ts'
import { createDocumentContent } from './sheet.ts'
import { openTypstCompiler } from './typst-compiler.ts'

/** The quiet zone that scanners need around a QR code, in pixels. */
const around = { top: 40, bottom: 40, left: 40, right: 40 }

const names = Object.keys(documentData) as DocumentName[]
const palettes = readPalettes()
const brands = {
  main: { name: 'Security Learning', palette: palettes.main },
  thermal: { name: 'Thermal Learning', palette: palettes.thermal },
}

/**
 * Returns the longest computing time of one turn of this thread's event loop while `work` runs, in milliseconds.
 * Other load on the machine makes a turn longer, but not its computing time.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }, 5)
  await work()
  await wait(5)
  clearInterval(timer)
  return longest
}

/** Invariant: these tests come first in this file. Only the first document of a process loads the library's data. */
describe('the first document of a process', () => {
  test('does not hold up the event loop', async () => {
    const documents = createTypstDocumentMaker(loadSites().tenants)
    const turn = await longestTurn(() => documents.render('certificate', 'en', documentData.certificate))
    await documents.close()
    expect(turn).toBeLessThan(50)
  })
})

describe('documents', () => {
  let documents: TypstDocuments
  /** The first document searches the machine's fonts, which takes seconds. */
  beforeAll(async () => {
    documents = createTypstDocumentMaker(loadSites().tenants)
    await render('invoice', 'en')
  }, 60_000)
  afterAll(() => documents.close())
  const render = (name: DocumentName, language: string, data = documentData[name]) =>
    documents.render(name, language, data)
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

  test.each(
    names.flatMap((name) => ['en', 'de', 'ar', 'pl', 'es', 'th'].map((each) => [name, each] as const)),
  )('a document, %s in %s, is a PDF', async (name, language) => {
    const bytes = await render(name, language)
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(10_000)
    expect(bytes.length).toBeLessThan(200_000)
  })

  test('the same data make the same bytes; another language or brand does not', async () => {
    const once = digest(await render('certificate', 'en'))
    expect(digest(await render('certificate', 'en'))).toBe(once)
    expect(digest(await render('certificate', 'ar'))).not.toBe(once)
    const sister = { ...documentData.certificate, brand: 'thermal' as const }
    expect(digest(await render('certificate', 'en', sister))).not.toBe(once)
  })

  test.each(names)('a document, %s, has the bytes that the compiler makes of its sheet', async (name) => {
    const sheet = await createDocumentContent(name, 'de', documentData[name], brands)
    const compiler = openTypstCompiler()
    expect(digest(await render(name, 'de'))).toBe(digest(compiler.renderPdf(name, sheet)))
    const picture = await documents.render(name, 'de', documentData[name], 'svg')
    expect(Buffer.from(picture).toString()).toBe(compiler.renderSvg(name, sheet))
  })

  test('an invoice without VAT states who accounts for it, and the consultation that confirmed the number', async () => {
    const consultation = { number: 'WAPIAAAAX5B', confirmedAt: '2026-11-20T09:30:00.000Z' }
    const charged = { ...documentData.invoice, vatRate: 0, vat: 0, consultation }
    const noteIn = async (language: string, more: object) =>
      (await createDocumentContent('invoice', language, { ...charged, ...more }, brands)).note
    expect(await noteIn('en', { vatRule: 'reverseCharge' })).toBe(
      'Reverse charge: VAT to be accounted for by the recipient (Article 196 of Directive 2006/112/EC). ' +
        'The buyer’s VAT number was confirmed by VIES on November 20, 2026, consultation number WAPIAAAAX5B.',
    )
    expect(await noteIn('ar', { vatRule: 'reverseCharge' })).toContain('WAPIAAAAX5B')
    expect(await noteIn('en', { vatRule: 'reverseCharge', consultation: undefined })).not.toContain('VIES')
    expect(await noteIn('en', { vatRule: 'buyer' })).toBeNull()
    const bytes = await render('invoice', 'ar', { ...charged, vatRule: 'reverseCharge' } as never)
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  })

  test('a long list continues on several pages', async () => {
    const holder = documentData.company.holders[0] as CompanyCertificatesDocument['holders'][number]
    const holders = Array.from({ length: 80 }, (_, index) => ({ ...holder, name: `Person ${index}` }))
    const bytes = await render('company', 'en', { ...documentData.company, holders })
    const pages = Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)
    expect(pages?.length).toBeGreaterThan(2)
  })
})

describe('the thread that renders documents', () => {
  const { tenants } = loadSites()
  const { certificate, company } = documentData

  /** Calls `work` with a document maker and with the list of worker threads that the document maker has started. */
  async function withThreads(work: (documents: TypstDocuments, threads: Worker[]) => Promise<void>) {
    const threads: Worker[] = []
    const collect = (worker: Worker) => void threads.push(worker)
    process.on('worker', collect)
    const documents = createTypstDocumentMaker(tenants)
    try {
      await work(documents, threads)
    } finally {
      process.off('worker', collect)
      await documents.close()
    }
  }

  test('one renderer serves all documents, in the order of the requests', () =>
    withThreads(async (documents, threads) => {
      expect(threads).toHaveLength(0)
      const done: string[] = []
      const requests = ['th', 'en', 'de'].map(async (language) => {
        await documents.render('certificate', language, certificate)
        done.push(language)
      })
      await Promise.all(requests)
      expect(done).toEqual(['th', 'en', 'de'])
      expect(threads).toHaveLength(1)
    }))

  test('rejects a document with an error, and renders the next', () =>
    withThreads(async (documents, threads) => {
      // The casts pass values that the port's types forbid but that a row of the database could contain.
      const noList = { ...company, holders: 5 } as unknown as typeof company
      const noNumber = {
        ...company,
        holders: [{ ...company.holders[0], number: 5.5 }],
      } as unknown as typeof company
      const unwritten = documents.render('company', 'en', noList)
      const uncompiled = documents.render('company', 'en', noNumber)
      const next = documents.render('company', 'en', company)
      await expect(unwritten).rejects.toThrow('map is not a function')
      await expect(uncompiled).rejects.toThrow('Typst: 0: expected content, found float')
      expect(Buffer.from(await next).toString('latin1', 0, 5)).toBe('%PDF-')
      expect(threads).toHaveLength(1)
    }))

  test('is replaced after it has died, and the documents that waited are rejected', () =>
    withThreads(async (documents, threads) => {
      const started = once(process, 'worker') as Promise<[Worker]>
      const waiting = [1, 2].map(() => documents.render('certificate', 'en', certificate))
      const rejected = Promise.allSettled(waiting)
      const [thread] = await started
      await thread.terminate()
      expect((await rejected).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      await expect(waiting[0]).rejects.toThrow('ended with exit code')
      await documents.render('certificate', 'en', certificate)
      expect(threads).toHaveLength(2)
    }))
})

describe('content of documents', () => {
  const coded = z.object({
    code: z.object({ svg: z.string(), side: z.number() }),
    verifyAt: z.string(),
    verifyShown: z.string(),
  })
  const sheet = (name: DocumentName, language: string) =>
    createDocumentContent(name, language, documentData[name], brands)

  test('is in words and figures of the language: amounts, rates, days', async () => {
    const english = await sheet('invoice', 'en')
    expect(english).toMatchObject({ total: '\u2068€611.74\u2069', direction: 'ltr' })
    expect(english.lines).toEqual([
      ['\u2068Video security commissioning, 2 days on site\u2069', '\u2068€490.00\u2069'],
      ['Service charge, 1.5%', '\u2068€7.35\u2069'],
      ['Net amount', '\u2068€497.35\u2069'],
      ['VAT, 23%', '\u2068€114.39\u2069'],
    ])
    expect(await sheet('invoice', 'de')).toMatchObject({
      total: '\u2068611,74\u00a0€\u2069',
      corner: 'Per Überweisung bezahlt am 20. November 2026',
    })
  })

  test('a credit note names the invoice, the reason, its part of the VAT and the way back, in each language', async () => {
    expect(await sheet('creditNote', 'en')).toMatchObject({
      title: 'Credit note EU-CN-2026-000012',
      words: { heading: 'Credit note', total: 'Amount refunded' },
      corner: 'Refunded by bank transfer',
      total: '\u2068€305.87\u2069',
      further: [
        ['Corrects invoice', '\u20662026-000123\u2069'],
        ['Invoice date', 'November 21, 2026'],
        ['Reason', 'The service was not provided as agreed'],
      ],
      lines: [
        ['\u2068Video security commissioning, 2 days on site\u2069', '\u2068€245.00\u2069'],
        ['Service charge, 1.5%', '\u2068€3.68\u2069'],
        ['Net amount', '\u2068€248.68\u2069'],
        ['VAT, 23%', '\u2068€57.19\u2069'],
      ],
    })
    const languages = loadSites().languages.map(({ code }) => code)
    const titles = await Promise.all(languages.map(async (each) => (await sheet('creditNote', each)).title))
    const headings = titles.map((title) => String(title).replace(' EU-CN-2026-000012', ''))
    expect(headings.filter((each) => each === 'Credit note')).toHaveLength(
      languages.filter((each) => each.startsWith('en')).length,
    )
  })

  test('a language without words is spoken in English throughout', async () => {
    expect(await sheet('certificate', 'xx')).toMatchObject({
      language: 'en',
      direction: 'ltr',
      words: { certificate: 'Certificate' },
    })
  })

  test('Arabic runs from right to left with Latin figures', async () => {
    const arabic = await sheet('certificate', 'ar')
    expect(arabic).toMatchObject({ direction: 'rtl', words: { certificate: 'شهادة' } })
    expect(JSON.stringify(arabic.facts)).toMatch(/2028/)
    expect(JSON.stringify(arabic)).not.toMatch(/[٠-٩]/)
  })

  test('the QR code of a certificate holds the short verification address, in modules of 0.4 mm', async () => {
    const { code, verifyAt, verifyShown } = coded.parse(await sheet('certificate', 'en'))
    const drawn = sharp(Buffer.from(code.svg)).resize(600).flatten({ background: '#fff' })
    const { data, info } = await drawn
      .extend({ ...around, background: '#fff' })
      .raw()
      .toBuffer({
        resolveWithObject: true,
      })
    expect(decodeQR({ data, width: info.width, height: info.height })).toBe(documentData.certificate.codeAt)
    expect(code.side).toBeCloseTo(0.4 * Number(/viewBox="0 0 (\d+)/.exec(code.svg)?.[1]))
    expect(verifyAt).toBe(documentData.certificate.codeAt)
    expect(verifyShown).toBe('learning.example.org/certificate/verify/VSA-7K3QX9MW')
  })
})

describe('the fonts', () => {
  const folder = import.meta.dirname
  const families = /font: (\(.*\)),/.exec(readFileSync(join(folder, 'templates/look.typ'), 'utf8'))?.[1]
  let compiler: NodeCompiler
  beforeAll(() => {
    compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [join(folder, 'fonts')] }] })
  })

  /** Returns the shapes of the glyphs that draw `text`. Only the portal's fonts are used, not the machine's. */
  const shapes = (text: string, weight: string): string[] => {
    const style = `#set text(font: ${families}, fallback: false, weight: "${weight}")`
    const svg = compiler.plainSvg({ mainFileContent: `#set page(fill: none)\n${style}\n${text}` })
    return [...new Set(svg.match(/<path[^>]* d="[^"]+"/g))]
  }

  const names = [
    ['Polish', 'Łukasz Żółć'],
    ['Korean', '김철수 뷁'],
    ['Thai', 'สมชาย ใจดี'],
    ['Vietnamese', 'Nguyễn Thị Phương'],
    ['Russian', 'Александр Щукин'],
    ['Turkish', 'Şükrü İğdır'],
    ['Greek', 'Ελλάς'],
    ['Arabic', 'محمد الأنصاري'],
  ] as const

  /** A character without a glyph is drawn as an empty box. */
  test.each(names)('a %s name has all its shapes, in both weights', (_, name) => {
    for (const weight of ['regular', 'bold']) {
      const box = shapes('\u{e000}', weight)
      expect(box).toHaveLength(1)
      expect(shapes(name, weight).length).toBeGreaterThan(3)
      expect(shapes(name, weight).filter((shape) => box.includes(shape))).toEqual([])
    }
  })

  test('a name without a font would be seen here', () => {
    expect(shapes('漢字', 'regular')).toEqual(shapes('\u{e000}', 'regular'))
  })
})
