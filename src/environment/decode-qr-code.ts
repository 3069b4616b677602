import { decodeQR } from 'qr/decode.js'

type Detector = { detect(frame: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type BarcodeDetectorClass = (new (options: {
  formats: string[]
}) => Detector) & {
  getSupportedFormats(): Promise<string[]>
}

/** The time limits in milliseconds for decoding a stored picture, and a frame of a camera. */
const timeLimits = { picture: 3000, frame: 60 }
/** The widths at which a picture is decoded, in pixels: a smaller picture is often easier to decode. */
const widths = [1200, 2400, 4000]

/** Returns the pixels of a frame, scaled down to at most `most` pixels in width and height. */
function pixelsOf(frame: CanvasImageSource, width: number, height: number, most: number): ImageData {
  const scale = Math.min(1, most / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  context.drawImage(frame, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function tryDecode(pixels: ImageData, options: { effort?: number; timeLimit: number }): string | undefined {
  try {
    return decodeQR(pixels, options)
  } catch {
    return undefined
  }
}

/**
 * Returns the text of the QR code in a picture; undefined if the picture has none. Throws if the file is not a
 * picture.
 */
export async function decodeQrCode(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file)
  for (const width of widths) {
    const pixels = pixelsOf(picture, picture.width, picture.height, width)
    const text = tryDecode(pixels, { effort: 9, timeLimit: timeLimits.picture })
    if (text !== undefined) return text
    if (width >= Math.max(picture.width, picture.height)) break
  }
  return undefined
}

const readByLibrary = async (video: HTMLVideoElement) =>
  tryDecode(pixelsOf(video, video.videoWidth, video.videoHeight, widths[0] as number), {
    timeLimit: timeLimits.frame,
  })

/**
 * Returns a function that reads QR codes in the frames of a camera: with the browser's own decoder if it has one,
 * otherwise with a library.
 */
export async function createQrFrameDecoder(): Promise<
  (video: HTMLVideoElement) => Promise<string | undefined>
> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.includes('qr_code')) return readByLibrary
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => {
    try {
      return (await detector.detect(video))[0]?.rawValue
    } catch {
      return readByLibrary(video)
    }
  }
}
