/** Land by latitude, in steps of five degrees from north to south, as ranges of longitudes. Deliberately coarse. */
const land: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [
    [-120, -80],
    [-60, -20],
    [55, 60],
    [95, 140],
  ],
  [
    [-160, -65],
    [-55, -22],
    [20, 30],
    [65, 175],
  ],
  [
    [-168, -75],
    [-50, -40],
    [-23, -14],
    [12, 175],
  ],
  [
    [-165, -65],
    [-48, -43],
    [5, 160],
  ],
  [
    [-130, -60],
    [-8, -3],
    [8, 140],
    [155, 162],
  ],
  [
    [-125, -57],
    [-5, 140],
  ],
  [
    [-124, -63],
    [-1, 30],
    [40, 145],
  ],
  [
    [-124, -74],
    [-9, 0],
    [12, 18],
    [22, 140],
  ],
  [
    [-121, -76],
    [-6, 10],
    [35, 120],
    [133, 140],
  ],
  [
    [-115, -82],
    [-9, 121],
  ],
  [
    [-112, -98],
    [-14, 57],
    [67, 120],
  ],
  [
    [-105, -88],
    [-77, -70],
    [-16, 40],
    [42, 57],
    [73, 87],
    [94, 108],
  ],
  [
    [-95, -84],
    [-16, 43],
    [74, 80],
    [96, 108],
    [120, 122],
  ],
  [
    [-85, -62],
    [-14, 50],
    [76, 79],
    [99, 106],
    [123, 126],
  ],
  [
    [-77, -52],
    [-8, 45],
    [100, 103],
    [113, 118],
  ],
  [
    [-80, -50],
    [9, 43],
    [98, 103],
    [109, 117],
    [120, 123],
  ],
  [
    [-80, -36],
    [12, 40],
    [103, 106],
    [134, 147],
  ],
  [
    [-78, -37],
    [14, 40],
    [120, 125],
  ],
  [
    [-75, -39],
    [13, 38],
    [47, 50],
    [126, 136],
    [141, 145],
  ],
  [
    [-70, -41],
    [13, 35],
    [44, 49],
    [119, 148],
  ],
  [
    [-70, -48],
    [15, 33],
    [114, 152],
  ],
  [
    [-71, -50],
    [17, 31],
    [115, 153],
  ],
  [
    [-71, -57],
    [19, 24],
    [117, 120],
    [135, 151],
  ],
  [
    [-73, -63],
    [174, 176],
  ],
  [
    [-74, -66],
    [168, 171],
  ],
  [[-75, -68]],
]

const north = 75
const step = 5
const scale = 2.4

/** Returns the x coordinate of a longitude in the drawing; 175 degrees west is 0. */
const x = (longitude: number): number => Math.round((longitude + 175) * scale)
const y = (latitude: number): number => Math.round((north - latitude + step) * scale)

export const worldViewBox = `0 0 ${x(180)} ${y(north - step * land.length)}`

const dot = (longitude: number, latitude: number): string => `M${x(longitude)} ${y(latitude)}h0`

/** The path with a dot for each five degrees of land. */
const path = land
  .flatMap((spans, row) =>
    spans.flatMap(([from, to]) => {
      const first = Math.ceil(from / step) * step
      const count = Math.max(1, Math.floor((to - first) / step) + 1)
      return Array.from({ length: count }, (_, index) => dot(first + index * step, north - row * step))
    }),
  )
  .join('')

/** The position of each region's mark; regions that are not listed get no mark. */
const middles: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  EUROPE: [15, 50],
  MIDDLE_EAST: [48, 27],
  AFRICA: [22, 2],
  ASIA_PACIFIC: [113, 22],
  NORTH_AMERICA: [-100, 43],
  LATIN_AMERICA: [-60, -10],
}

function mark(code: string, number: number): string {
  const [longitude, latitude] = middles[code] ?? []
  if (longitude === undefined || latitude === undefined) return ''
  const [cx, cy] = [x(longitude), y(latitude)]
  return `<circle class="mark" cx="${cx}" cy="${cy}" r="17"/><text x="${cx}" y="${cy}">${number}</text>`
}

/** Returns the world as dots, with numbered marks for the regions in order. */
export const drawWorldMap = (codes: readonly string[]): string =>
  `<path class="land" d="${path}"/>${codes.map((code, index) => mark(code, index + 1)).join('')}`
