import { type Draft, single } from '../notation.ts'
import { figures, num, thoseThat, unit } from './figures.ts'

const degrees = 180 / Math.PI

export const density = (cases: [pixels: number, width: number][]): Draft[] =>
  cases.map(([pixels, width]) => {
    const result = pixels / width
    return single(
      `A camera with ${num(pixels)} pixels across sees a scene ${num(width, 1)} m wide at the target. How many pixels per metre are that?`,
      figures(result, [result * 0.5625, pixels / width ** 2, result * 1.78], unit('px/m')),
      `Density is horizontal pixels over scene width: ${num(pixels)} ÷ ${num(width, 1)} m = ${num(result)} px/m.`,
    )
  })

export const widestScene = (cases: [pixels: number, demanded: number][]): Draft[] =>
  cases.map(([pixels, demanded]) => {
    const width = pixels / demanded
    return single(
      `How wide may the scene at the target be at most if a camera with ${num(pixels)} pixels across shall reach ${num(demanded, 1)} px/m?`,
      figures(width, [width * 0.5625, width * 1.78, width * 3], unit('m', 1)),
      `${num(pixels)} px ÷ ${num(demanded, 1)} px/m = ${num(width, 1)} m. Wider means fewer pixels on every metre.`,
    )
  })

export const densityEnough = (cases: [pixels: number, demanded: number, widths: number[]][]): Draft[] =>
  cases.map(([pixels, demanded, widths]) =>
    thoseThat(
      `A camera has ${num(pixels)} pixels across, and at least ${demanded} px/m are demanded. At which scene widths is the demand met?`,
      widths,
      (width) => pixels / width >= demanded,
      unit('m', 1),
      `${num(pixels)} ÷ ${demanded} = ${num(pixels / demanded, 1)} m is the widest scene; everything narrower is denser.`,
    ),
  )

export const focalLength = (cases: [sensor: number, distance: number, width: number][]): Draft[] =>
  cases.map(([sensor, distance, width]) => {
    const focal = (sensor * distance) / width
    return single(
      `A sensor is ${num(sensor, 1)} mm wide. Which focal length shows a scene ${num(width, 1)} m wide at a distance of ${num(distance, 1)} m?`,
      figures(focal, [(sensor * width) / distance, focal / 2, focal * 1.8], unit('mm', 1)),
      `f = sensor width × distance ÷ scene width = ${num(sensor, 1)} mm × ${num(distance, 1)} ÷ ${num(width, 1)} = ${num(focal, 1)} mm.`,
    )
  })

export const sceneWidth = (cases: [sensor: number, focal: number, distance: number][]): Draft[] =>
  cases.map(([sensor, focal, distance]) => {
    const width = (sensor * distance) / focal
    return single(
      `A camera with a sensor ${num(sensor, 1)} mm wide and a lens of ${num(focal, 1)} mm looks at a wall ${num(distance, 1)} m away. How wide is the piece of wall in the picture?`,
      figures(width, [(focal * distance) / sensor, width / 2, width * 0.5625], unit('m', 1)),
      `Width = sensor width × distance ÷ focal length = ${num(sensor, 1)} × ${num(distance, 1)} ÷ ${num(focal, 1)} = ${num(width, 1)} m.`,
    )
  })

export const viewAngle = (cases: [sensor: number, focal: number][]): Draft[] =>
  cases.map(([sensor, focal]) => {
    const angle = 2 * Math.atan(sensor / 2 / focal) * degrees
    return single(
      `What horizontal angle of view has a lens of ${num(focal, 1)} mm on a sensor ${num(sensor, 1)} mm wide (without distortion)?`,
      figures(angle, [angle / 2, angle * 1.4, angle * 0.7], unit('degrees')),
      `Angle = 2 × arctan(${num(sensor, 1)} ÷ (2 × ${num(focal, 1)})) = ${num(angle)} degrees. Half the sensor over the focal length gives half the angle.`,
    )
  })

export const densityAtDistance = (cases: [pixels: number, angle: number, distance: number][]): Draft[] =>
  cases.map(([pixels, angle, distance]) => {
    const width = 2 * distance * Math.tan(angle / 2 / degrees)
    return single(
      `A camera has ${num(pixels)} pixels across a horizontal angle of ${angle} degrees. What density is left at ${distance} m?`,
      figures(pixels / width, [pixels / angle, (2 * pixels) / width, pixels / width / 2], unit('px/m')),
      `Scene width = 2 × ${distance} m × tan(${angle}° ÷ 2) = ${num(width, 1)} m; ${num(pixels)} ÷ ${num(width, 1)} = ${num(pixels / width)} px/m.`,
    )
  })

export const deadZone = (cases: [height: number, angle: number][]): Draft[] =>
  cases.map(([height, angle]) => {
    const zone = height / Math.tan(angle / degrees)
    return single(
      `A camera hangs ${num(height, 1)} m high; the lower edge of its view points ${angle} degrees below the horizontal. How far from the wall does the floor become visible?`,
      figures(
        zone,
        [
          height * Math.tan(angle / degrees),
          height * Math.sin(angle / degrees),
          height / Math.sin(angle / degrees),
        ],
        unit('m', 1),
      ),
      `Dead zone = height ÷ tan(angle) = ${num(height, 1)} ÷ tan ${angle}° = ${num(zone, 1)} m. The steeper the lower edge, the shorter it is.`,
    )
  })

export const faceAngle = (cases: [height: number, distance: number][]): Draft[] =>
  cases.map(([height, distance]) => {
    const angle = Math.atan((height - 1.6) / distance) * degrees
    return single(
      `A camera hangs ${num(height, 1)} m high and looks at a face 1.6 m above the floor, ${num(distance, 1)} m away horizontally. From what angle above does it see the face?`,
      figures(angle, [Math.atan(height / distance) * degrees, 90 - angle, angle / 2], unit('degrees')),
      `tan(angle) = (${num(height, 1)} − 1.6) ÷ ${num(distance, 1)}, so ${num(angle)} degrees. Beyond about 15 degrees faces begin to be lost under caps and hair.`,
    )
  })

export const motionBlur = (cases: [kmh: number, shutter: number][]): Draft[] =>
  cases.map(([kmh, shutter]) => {
    const blur = ((kmh / 3.6) * 1000) / shutter
    return single(
      `Something crosses the picture at ${num(kmh, 1)} km/h while the shutter is open for 1/${num(shutter)} s. How far does it move meanwhile?`,
      figures(blur, [blur * 3.6, blur / 3.6, blur / 10], unit('mm', 1)),
      `${num(kmh, 1)} km/h ÷ 3.6 = ${num(kmh / 3.6, 2)} m/s; × 1/${num(shutter)} s = ${num(blur, 1)} mm.`,
    )
  })

export const lightFall = (cases: [lux: number, near: number, far: number][]): Draft[] =>
  cases.map(([lux, near, far]) => {
    const result = lux * (near / far) ** 2
    return single(
      `A lamp gives ${num(lux, 1)} lx at ${near} m. What does it give at ${far} m, without reflections?`,
      figures(
        result,
        [(lux * near) / far, lux * (near / far) ** 3, lux - (far - near)].filter((each) => each > 0),
        unit('lx', 2),
      ),
      `Light falls with the square of the distance: ${num(lux, 1)} × (${near} ÷ ${far})² = ${num(result, 2)} lx.`,
    )
  })

export const dynamicRange = (cases: number[]): Draft[] =>
  cases.map((decibels) => {
    const ratio = 10 ** (decibels / 20)
    return single(
      `A data sheet states a dynamic range of ${decibels} dB. What ratio between the brightest and the darkest usable point is that?`,
      figures(ratio, [ratio ** 2, ratio / 10, ratio * 10], (value) => `about ${num(value)} : 1`),
      `dB = 20 × log₁₀(ratio), so the ratio is 10^(${decibels} ÷ 20) = about ${num(ratio)}.`,
    )
  })

export const sway = (cases: [angle: number, distance: number][]): Draft[] =>
  cases.map(([angle, distance]) => {
    const shift = distance * Math.tan(angle / degrees)
    return single(
      `A mount turns by ${num(angle, 2)} degrees from where it should be. By how much does the middle of the view move at a distance of ${distance} m?`,
      figures(shift, [shift * 10, shift / 10, shift * 3.14], unit('m', 2)),
      `${distance} m × tan ${num(angle, 2)}° = ${num(shift, 2)} m.`,
    )
  })

export const pixelsOnTarget = (cases: [name: string, metres: number, density: number][]): Draft[] =>
  cases.map(([name, metres, demanded]) => {
    const pixels = metres * demanded
    return single(
      `How many pixels does ${name}, ${num(metres, 2)} m wide, cover at a density of ${num(demanded, 1)} px/m?`,
      figures(pixels, [demanded / metres, pixels * 1.78, pixels / 2], unit('pixels')),
      `${num(metres, 2)} m × ${num(demanded, 1)} px/m = ${num(pixels)} pixels.`,
    )
  })

/** Someone who runs through a zone, and how many pictures show it. */
export const picturesInZone = (cases: [width: number, speed: number, frames: number][]): Draft[] =>
  cases.map(([width, speed, frames]) => {
    const count = Math.floor((width / speed) * frames)
    return single(
      `A zone ${num(width, 1)} m deep is crossed at ${num(speed, 1)} m/s while the camera sends ${frames} pictures per second. In about how many pictures is the person inside?`,
      figures(count, [count * 3.6, width * frames, Math.floor(count / 3)], (value) => num(value)),
      `${num(width, 1)} m ÷ ${num(speed, 1)} m/s = ${num(width / speed, 2)} s; × ${frames} pictures per second = ${count}.`,
    )
  })
