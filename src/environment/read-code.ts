import { decodeQR } from 'qr/decode.js'

type Detector = { detect(frame: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type Native = (new (options: {
  formats: string[]
}) => Detector) & {
  getSupportedFormats(): Promise<string[]>
}

/** How long a picture is tried, and how a frame of a camera is, which is followed by another, in milliseconds. */
const patience = { picture: 3000, frame: 60 }
/** The widths at which a picture is tried, in pixels: codes in photographs are often read better from fewer. */
const widths = [1200, 2400, 4000]

/** The pixels of a frame, no wider or higher than so many. */
function pixelsOf(frame: CanvasImageSource, width: number, height: number, most: number): ImageData {
  const scale = Math.min(1, most / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  context.drawImage(frame, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function decoded(pixels: ImageData, options: { effort?: number; timeLimit: number }): string | undefined {
  try {
    return decodeQR(pixels, options)
  } catch {
    return undefined
  }
}

/** What the code in a picture says; undefined without one. Throws for a file that is no picture. */
export async function decodeCode(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file)
  for (const width of widths) {
    const pixels = pixelsOf(picture, picture.width, picture.height, width)
    const said = decoded(pixels, { effort: 9, timeLimit: patience.picture })
    if (said !== undefined) return said
    if (width >= Math.max(picture.width, picture.height)) break
  }
  return undefined
}

const byLibrary = async (video: HTMLVideoElement) =>
  decoded(pixelsOf(video, video.videoWidth, video.videoHeight, widths[0] as number), {
    timeLimit: patience.frame,
  })

/** What reads the frames of a camera: the browser itself where it can, else the library. */
export async function frameReader(): Promise<(video: HTMLVideoElement) => Promise<string | undefined>> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Native }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.includes('qr_code')) return byLibrary
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => {
    try {
      return (await detector.detect(video))[0]?.rawValue
    } catch {
      return byLibrary(video)
    }
  }
}
