/**
 * Rounds a number to one decimal, to keep paths short.
 * @example roundToTenth(1.26) // 1.3
 */
export const roundToTenth = (value: number): number => Number(value.toFixed(1))

/** Returns the point at an angle (radians) and a distance from x, y, in path syntax. */
export const pointAtAngle = (x: number, y: number, radius: number, angle: number): string =>
  `${roundToTenth(x + radius * Math.cos(angle))} ${roundToTenth(y + radius * Math.sin(angle))}`

type Point = readonly [x: number, y: number]

const middle = (a: Point, b: Point): string =>
  `${roundToTenth((a[0] + b[0]) / 2)} ${roundToTenth((a[1] + b[1]) / 2)}`

/** Returns a closed smooth line around x, y: an isotherm. `phase` varies its shape. */
export function smoothContour(x: number, y: number, radius: number, phase: number, corners = 12): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI
    return [
      x + Math.cos(angle) * radius * (1.25 + 0.18 * Math.sin(angle * 2 + phase)),
      y + Math.sin(angle) * radius * (0.92 + 0.16 * Math.cos(angle * 3 + phase)),
    ]
  })
  const at = (index: number): Point => points[index % corners] as Point
  const curves = points.map(
    (_, index) =>
      `Q${roundToTenth(at(index + 1)[0])} ${roundToTenth(at(index + 1)[1])} ${middle(at(index + 1), at(index + 2))}`,
  )
  return `M${middle(at(0), at(1))}${curves.join('')}Z`
}
