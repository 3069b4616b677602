import { createFile, type Movie, MP4BoxBuffer } from 'mp4box'
import type { VideoMetadata } from '#src/domain/video/video-metadata.ts'

/** The codecs that every browser plays: H.264 with AAC or MP3. */
const playable = { video: /^avc[13]\./, audio: /^(mp4a\.40\.|mp4a\.6[9bB]|\.mp3)/ }

/** Reads the header of an MP4 file. Returns the video's metadata, or undefined if browsers can't play the file. */
export function videoMetadataOf(header: Uint8Array): VideoMetadata | undefined {
  const file = createFile()
  let movie: Movie | undefined
  let isBroken = false
  file.onReady = (read) => {
    movie = read
  }
  file.onError = () => {
    isBroken = true
  }
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(Uint8Array.from(header).buffer, 0))
  file.flush()
  if (isBroken || !movie || movie.isFragmented) return undefined
  const [track] = movie.videoTracks
  const seconds = Math.round(movie.duration / movie.timescale)
  if (!track?.video || !playable.video.test(track.codec) || !(seconds >= 1)) return undefined
  if (movie.audioTracks.some(({ codec }) => !playable.audio.test(codec))) return undefined
  return { seconds, width: track.video.width, height: track.video.height }
}
