import * as z from 'zod/mini'

/** A stored picture: its name is a digest of the file; its size is the size of the file in pixels. */
export const picture = z.strictObject({
  name: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
})
export type Picture = z.infer<typeof picture>

const percent = z.int().check(z.minimum(0), z.maximum(100))

/**
 * The point of a picture that stays visible when the picture is cropped, in percent from its left and its upper edge.
 */
export const focus = z.strictObject({ x: percent, y: percent })

/** A picture in one language: `alt` is its alternative text in that language. */
export const shownPicture = z.extend(picture, { focus: z.optional(focus), alt: z.optional(z.string()) })
export type ShownPicture = z.infer<typeof shownPicture>

/** The widths that pages offer, in pixels: from a thumbnail to a banner on a high-resolution screen. */
const widths = [320, 640, 960, 1280, 1920]

/** Returns the widths in which a picture is offered, in pixels. A picture is never enlarged. */
export const pictureWidthsOf = ({ width }: Picture): number[] => {
  const smaller = widths.filter((each) => each < width)
  return width <= (widths.at(-1) as number) ? [...smaller, width] : widths
}

/** The beginning of the URL paths of pictures. */
export const pictureFolder = '/_pictures/'

/**
 * The URL path of a picture in one width. The file at a path never changes.
 * @example picturePath('c0ffee', 640) // '/_pictures/c0ffee-640.webp'
 */
export const picturePath = (name: string, width: number): string => `${pictureFolder}${name}-${width}.webp`

/** Matches the paths of pictures in a text. */
export const picturePathPattern = /\/_pictures\/([0-9a-f]{32})-(\d{1,4})\.webp/g

/**
 * Rounds a percentage to tens, because styles/focus.css has a class for every ten percent; pages have no style
 * attributes.
 */
const tens = (value: number): number => Math.round(value / 10)

/**
 * Returns the CSS classes that keep the focus of a cropped picture visible. A picture without a focus has no
 * classes and is cropped around its center.
 */
export const focusClasses = ({ focus: point }: ShownPicture): string[] =>
  point ? [`focus-x-${tens(point.x)}`, `focus-y-${tens(point.y)}`] : []

/**
 * Returns the attributes of an `img` with which the browser chooses the best width. `src` has a width that is enough
 * for most screens.
 */
export function imageSourceAttributes(image: Picture) {
  const available = pictureWidthsOf(image)
  const path = (width: number) => picturePath(image.name, width)
  const fallback = available.find((width) => width >= 960) ?? (available.at(-1) as number)
  return {
    src: path(fallback),
    srcset: available.map((width) => `${path(width)} ${width}w`).join(', '),
    width: image.width,
    height: image.height,
  }
}
