import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { getPictureLink } from '../contract/publishing/picture.ts'
import { picturePath, picturePaths } from '../domain/content-item/picture.ts'
import { answerOf, sourceOf, UnansweredError } from '../page-data/content-source.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { baseLanguage, type Site } from '../sites/site.ts'
import { messageOfError } from './batch-result.ts'
import type { PublishContext } from './publish-context.ts'

/** The parts of a press that pulling and keeping pictures needs. */
export type ImageContext = Pick<PublishContext, 'sites' | 'store' | 'access'>

/**
 * The quality of WebP pictures: half the bytes of a JPG that looks the same; AVIF would save a fifth more and
 * take twenty times as long.
 */
const quality = 78

/** The widths of a picture that a page shows. A text may hold a path of pictures too: its signs are escaped. */
const shown = /<img(?:\s[^<>]*)?\ssrcset="([^"]*)"/gi

/** The widths in which pages show pictures, by the names of the pictures. */
function widthsIn(pages: readonly string[]): Map<string, Set<number>> {
  const widths = new Map<string, Set<number>>()
  const paths = pages.flatMap((page) => Array.from(page.matchAll(shown), ([, srcset = '']) => srcset))
  for (const [, name = '', width] of paths.flatMap((each) => [...each.matchAll(picturePaths)]))
    widths.set(name, (widths.get(name) ?? new Set()).add(Number(width)))
  return widths
}

/** How many pictures are made at once: while one is drawn, others are on their way. */
const fewAtOnce = limitConcurrency(8)

/** The pictures that are being made, by name: pages that are made side by side show the same ones. */
const underWay = new Map<string, Promise<void>>()

/**
 * Makes the pictures that pages show, in the widths that they name, before the pages are shown. A name is a
 * digest: an existing picture is right, and is not made again. Answers why a picture could not be made, by the names of those.
 */
export async function tryPictures(
  pages: readonly string[],
  darkroom: ImageContext,
): Promise<ReadonlyMap<string, string>> {
  const failed = new Map<string, string>()
  const making = [...widthsIn(pages)].map(async ([name, widths]) => {
    try {
      await makeAfterOthers(name, widths, darkroom)
    } catch (error) {
      if (error instanceof UnansweredError) throw error
      failed.set(name, messageOfError(error))
    }
  })
  await Promise.all(making)
  return failed
}

/** Makes a picture once those who are at it have done: they may make the same widths. */
async function makeAfterOthers(
  name: string,
  widths: ReadonlySet<number>,
  darkroom: ImageContext,
): Promise<void> {
  const others = underWay.get(name)
  const make = () => fewAtOnce(() => makeMissing(name, widths, darkroom))
  const making = others ? others.then(make) : make()
  underWay.set(name, making)
  try {
    await making
  } finally {
    if (underWay.get(name) === making) underWay.delete(name)
  }
}

/** The same; fails with the first picture that can't be made. */
export async function makePictures(pages: readonly string[], darkroom: ImageContext): Promise<void> {
  const [reason] = (await tryPictures(pages, darkroom)).values()
  if (reason !== undefined) throw new Error(reason)
}

async function makeMissing(name: string, widths: ReadonlySet<number>, darkroom: ImageContext): Promise<void> {
  const fileOf = (width: number) => join(darkroom.store.folder, 'assets', picturePath(name, width))
  const missing = [...widths].filter((width) => !existsSync(fileOf(width)))
  if (missing.length === 0) return
  const original = await originalOf(name, darkroom)
  try {
    for (const width of missing) await makeWidth(original, width, fileOf(width))
  } catch (error) {
    throw new Error(`The picture ${name} could not be made: ${messageOfError(error)}`, { cause: error })
  }
}

/** The original of a picture. It is the same for every site, so the first one is asked. */
async function originalOf(name: string, { sites, access }: ImageContext): Promise<Uint8Array> {
  const [site] = sites.sites as [Site]
  const { api } = sourceOf(site, baseLanguage(site), sites, access)
  const { link } = await answerOf(api.call(getPictureLink, { name }))
  const answer = await fetch(new URL(link, access.baseURL), { headers: access.headers })
  if (!answer.ok) throw new Error(`The picture ${name} could not be pulled: ${answer.status}`)
  return answer.bytes()
}

async function makeWidth(original: Uint8Array, width: number, file: string): Promise<void> {
  const made = await sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer()
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, made)
  await rename(part, file)
}
