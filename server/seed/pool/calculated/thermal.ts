import { type Draft, single } from '../notation.ts'
import { figures, num, thoseThat, unit } from './figures.ts'

const ifovOf = (pitch: number, focal: number): number => pitch / focal
const kelvin = 273.15
const celsius = (value: number): string => num(value, 1).replace('-', '−')
const term = (value: number): string => (value < 0 ? `(${celsius(value)})` : celsius(value))

export const ifov = (cases: [pitch: number, focal: number][]): Draft[] =>
  cases.map(([pitch, focal]) => {
    const result = ifovOf(pitch, focal)
    return single(
      `A thermal detector has a pixel pitch of ${pitch} µm behind a lens of ${focal} mm. What is its IFOV?`,
      figures(result, [focal / pitch, result * 10, result / 2], unit('mrad', 2)),
      `IFOV = pitch ÷ focal length = ${pitch} µm ÷ ${focal} mm = ${num(result, 2)} mrad: that many millimetres per pixel at one metre.`,
    )
  })

export const smallestSpot = (cases: [milliradian: number, distance: number][]): Draft[] =>
  cases.map(([milliradian, distance]) => {
    const spot = milliradian * distance * 3
    return single(
      `A camera has an IFOV of ${num(milliradian, 2)} mrad. What is the smallest object whose temperature it can measure at ${distance} m, if three pixels by three are asked for?`,
      figures(spot, [milliradian * distance, spot * 3, spot / 10], unit('mm', 1)),
      `One pixel covers ${num(milliradian, 2)} mrad × ${distance} m = ${num(milliradian * distance, 1)} mm; three of them ${num(spot, 1)} mm. One pixel is enough to see something, not to measure it.`,
    )
  })

export const farthest = (cases: [milliradian: number, millimetres: number][]): Draft[] =>
  cases.map(([milliradian, millimetres]) => {
    const distance = millimetres / milliradian / 3
    return single(
      `An object ${millimetres} mm across shall be measured with an IFOV of ${num(milliradian, 2)} mrad, three pixels by three. How far away may the camera stand?`,
      figures(distance, [millimetres / milliradian, distance / 3, distance * 1.7], unit('m', 1)),
      `Distance = size ÷ (3 × IFOV) = ${millimetres} ÷ (3 × ${num(milliradian, 2)}) = ${num(distance, 1)} m.`,
    )
  })

export const thermalWidth = (
  cases: [pixels: number, pitch: number, focal: number, distance: number][],
): Draft[] =>
  cases.map(([pixels, pitch, focal, distance]) => {
    const width = (pixels * ifovOf(pitch, focal) * distance) / 1000
    return single(
      `A detector has ${pixels} pixels across at ${pitch} µm, the lens ${focal} mm. How wide is the view at ${distance} m, about?`,
      figures(width, [width * 0.8 * 0.75, width * 2, width / 10], unit('m', 1)),
      `${pixels} × ${pitch} µm ÷ ${focal} mm = ${num((pixels * pitch) / focal)} mrad; × ${distance} m = ${num(width, 1)} m.`,
    )
  })

const apparent = (emissivity: number, object: number, surroundings: number): number =>
  (emissivity * (object + kelvin) ** 4 + (1 - emissivity) * (surroundings + kelvin) ** 4) ** 0.25 - kelvin

export const reflectedReading = (
  cases: [emissivity: number, object: number, surroundings: number][],
): Draft[] =>
  cases.map(([emissivity, object, surroundings]) => {
    const reading = apparent(emissivity, object, surroundings)
    return single(
      `A surface has ${object} °C and an emissivity of ${num(emissivity, 2)}; what it reflects has ${surroundings} °C. What does a camera left at emissivity 1.0 show? Reckon with fourth powers of kelvin.`,
      figures(reading, [object * emissivity, object, 2 * object - reading], unit('°C')),
      `T⁴ = ${num(emissivity, 2)} × ${num(object + kelvin)}⁴ + ${num(1 - emissivity, 2)} × ${num(surroundings + kelvin)}⁴ gives ${num(reading + kelvin)} K = ${num(reading)} °C. The rest of the radiation is the surroundings’.`,
    )
  })

export const emissivityFrom = (cases: [object: number, reading: number, surroundings: number][]): Draft[] =>
  cases.map(([object, reading, surroundings]) => {
    const fourth = (value: number) => (value + kelvin) ** 4
    const result = (fourth(reading) - fourth(surroundings)) / (fourth(object) - fourth(surroundings))
    return single(
      `A contact thermometer shows ${object} °C, the camera at emissivity 1.0 shows ${reading} °C, the surroundings ${surroundings} °C. What emissivity has the surface? Reckon with fourth powers of kelvin.`,
      figures(result, [reading / object, 1 - result, result * 0.8], (value) => num(value, 2)),
      `ε = (${num(reading + kelvin)}⁴ − ${num(surroundings + kelvin)}⁴) ÷ (${num(object + kelvin)}⁴ − ${num(surroundings + kelvin)}⁴) = ${num(result, 2)}. Celsius values must not be put into fourth powers.`,
    )
  })

export const radiationRatio = (cases: [cold: number, hot: number][]): Draft[] =>
  cases.map(([cold, hot]) => {
    const ratio = ((hot + kelvin) / (cold + kelvin)) ** 4
    return single(
      `By what factor does a black surface radiate more at ${hot} °C than at ${cold} °C?`,
      figures(ratio, [hot / cold, (hot + kelvin) / (cold + kelvin), ratio ** 2], (value) => num(value, 2)),
      `Radiation goes with the fourth power of the absolute temperature: (${num(hot + kelvin)} ÷ ${num(cold + kelvin)})⁴ = ${num(ratio, 2)}.`,
    )
  })

export const spotRatio = (cases: [ratio: number, distance: number][]): Draft[] =>
  cases.map(([ratio, distance]) => {
    const spot = (distance * 1000) / ratio
    return single(
      `An instrument has a distance-to-spot ratio of ${ratio}:1. How large is its measuring spot at ${num(distance, 1)} m?`,
      figures(spot, [spot / 2, distance * ratio, spot * 3], unit('mm')),
      `${num(distance * 1000)} mm ÷ ${ratio} = ${num(spot)} mm. The object should be clearly larger than that.`,
    )
  })

export const surfaceFactor = (cases: [inside: number, outside: number, surface: number][]): Draft[] =>
  cases.map(([inside, outside, surface]) => {
    const factor = (surface - outside) / (inside - outside)
    return single(
      `Inside air ${inside} °C, outside air ${celsius(outside)} °C, coldest inside surface ${num(surface, 1)} °C. What is the temperature factor fRsi?`,
      figures(factor, [1 - factor, surface / inside, factor * 0.8], (value) => num(value, 2)),
      `fRsi = (surface − outside) ÷ (inside − outside) = (${num(surface, 1)} − ${term(outside)}) ÷ (${inside} − ${term(outside)}) = ${num(factor, 2)}. Below about 0.7 mould becomes likely in dwellings.`,
    )
  })

export const loadCorrection = (cases: [rise: number, now: number, full: number][]): Draft[] =>
  cases.map(([rise, now, full]) => {
    const result = rise * (full / now) ** 2
    return single(
      `A terminal is ${num(rise, 1)} K warmer than its like at ${now} % of the rated current. What is to be expected at ${full} %, if the rise goes with the square of the current?`,
      figures(result, [(rise * full) / now, rise * (full / now) ** 3, rise], unit('K', 1)),
      `${num(rise, 1)} K × (${full} ÷ ${now})² = ${num(result, 1)} K. Heat in a resistance is I² × R; exponents somewhat below 2 are measured in practice.`,
    )
  })

export const rangeOf = (
  cases: [target: string, size: number, pitch: number, focal: number, pixels: number][],
): Draft[] =>
  cases.map(([target, size, pitch, focal, pixels]) => {
    const range = (size * focal * 1000) / (pitch * pixels)
    return single(
      `${target}, ${num(size, 1)} m in size, shall cover ${pixels} pixels of a detector with ${pitch} µm pitch behind a lens of ${focal} mm. Up to which distance does it?`,
      figures(range, [range * pixels, range / 2, range * 1.5], unit('m')),
      `Distance = size × f ÷ (pitch × pixels) = ${num(size, 1)} m × ${focal} mm ÷ (${pitch} µm × ${pixels}) = ${num(range)} m, in clear air.`,
    )
  })

export const groundPixel = (cases: [pitch: number, focal: number, height: number][]): Draft[] =>
  cases.map(([pitch, focal, height]) => {
    const size = (ifovOf(pitch, focal) * height) / 10
    return single(
      `A thermal camera in the air has ${pitch} µm pitch and a lens of ${focal} mm. What does one pixel cover on the ground from ${height} m, looking straight down?`,
      figures(size, [size * 10, size / 10, size * 3], unit('cm', 1)),
      `${pitch} µm ÷ ${focal} mm × ${height} m = ${num(size * 10, 1)} mm = ${num(size, 1)} cm. To measure, an object should cover at least three pixels each way.`,
    )
  })

export const cycleTime = (cases: [positions: number, dwell: number, move: number][]): Draft[] =>
  cases.map(([positions, dwell, move]) => {
    const minutes = (positions * (dwell + move)) / 60
    return single(
      `A thermal camera on a pan-tilt head watches ${positions} positions, ${dwell} s each, with ${move} s to move on. After how long does it come back to the same place?`,
      figures(minutes, [(positions * dwell) / 60, minutes * 2, (positions * move) / 60], unit('minutes', 1)),
      `${positions} × (${dwell} + ${move}) s = ${positions * (dwell + move)} s = ${num(minutes, 1)} minutes. A fire that needs less than this is seen late.`,
    )
  })

export const riseTime = (cases: [rate: number, start: number, threshold: number][]): Draft[] =>
  cases.map(([rate, start, threshold]) => {
    const minutes = (threshold - start) / rate
    return single(
      `Stored material has ${start} °C and warms by ${num(rate, 1)} K per minute. After what time does it pass a threshold of ${threshold} °C?`,
      figures(minutes, [threshold / rate, minutes / 2, minutes * 1.6], unit('minutes', 1)),
      `(${threshold} − ${start}) K ÷ ${num(rate, 1)} K/min = ${num(minutes, 1)} minutes. An alarm on the rate of rise would come earlier.`,
    )
  })

export const predictive = (
  cases: [persons: number, ill: number, found: number, falsely: number][],
): Draft[] =>
  cases.map(([persons, ill, found, falsely]) => {
    const hits = (ill * found) / 100
    const wrong = ((persons - ill) * falsely) / 100
    const share = (hits / (hits + wrong)) * 100
    return single(
      `${num(persons)} people are screened, ${ill} have raised temperature. The device finds ${found} % of these and stops ${falsely} % of the others. How many of those stopped really are warm?`,
      figures(share, [found, 100 - falsely, 100 - share], unit('%')),
      `${num(hits, 1)} rightly and ${num(wrong, 1)} wrongly stopped: ${num(hits, 1)} ÷ ${num(hits + wrong, 1)} = ${num(share)} %. Where few are ill, most alarms are false.`,
    )
  })

export const measurable = (cases: [milliradian: number, distance: number, sizes: number[]][]): Draft[] =>
  cases.map(([milliradian, distance, sizes]) =>
    thoseThat(
      `With an IFOV of ${num(milliradian, 2)} mrad, at ${distance} m, three pixels by three asked for: which of these objects can be measured?`,
      sizes,
      (size) => size >= milliradian * distance * 3,
      (size) => `${size} mm across`,
      `3 × ${num(milliradian, 2)} mrad × ${distance} m = ${num(milliradian * distance * 3, 1)} mm at least.`,
    ),
  )

export const lensReaches = (
  cases: [size: number, pitch: number, pixels: number, distance: number, lenses: number[]][],
): Draft[] =>
  cases.map(([size, pitch, pixels, distance, lenses]) =>
    thoseThat(
      `A person ${num(size, 1)} m tall shall cover at least ${pixels} pixels at ${distance} m on a detector with ${pitch} µm pitch. Which lenses do that?`,
      lenses,
      (focal) => (size * focal * 1000) / (pitch * distance) >= pixels,
      unit('mm'),
      `f = pixels × pitch × distance ÷ size = ${pixels} × ${pitch} µm × ${distance} m ÷ ${num(size, 1)} m = ${num((pixels * pitch * distance) / size / 1000, 1)} mm at least.`,
    ),
  )

export const heatLoss = (
  cases: [transmittance: number, square: number, inside: number, outside: number][],
): Draft[] =>
  cases.map(([transmittance, square, inside, outside]) => {
    const watts = transmittance * square * (inside - outside)
    return single(
      `A wall of ${square} m² has a U-value of ${num(transmittance, 2)} W/(m²·K). What heat flows through it at ${inside} °C inside and ${celsius(outside)} °C outside?`,
      figures(
        watts,
        [transmittance * square * inside, (square * (inside - outside)) / 10, watts / 2],
        unit('W'),
      ),
      `${num(transmittance, 2)} × ${square} m² × (${inside} − ${term(outside)}) K = ${num(watts)} W. The difference counts, not one of the temperatures.`,
    )
  })

export const warningColumn = (cases: [ppm: number, metres: number][]): Draft[] =>
  cases.map(([ppm, metres]) =>
    single(
      `A gas cloud ${num(metres, 1)} m deep has ${num(ppm)} ppm on average. What column does an optical gas camera look through?`,
      figures(ppm * metres, [ppm / metres, ppm, ppm * metres ** 2], unit('ppm·m')),
      `Concentration times depth: ${num(ppm)} ppm × ${num(metres, 1)} m = ${num(ppm * metres)} ppm·m. A thin dense cloud and a deep thin one may look alike.`,
    ),
  )
