import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedLanguage, VideoName, VideoSeed } from '../seed-types.ts'

/** Where the video and caption files lie. */
export const videoFolder = import.meta.dirname

/** The spoken text of a WebVTT file: everything but the header, the cue numbers and the times. */
function transcriptOf(file: string): string {
  const cues = readFileSync(join(videoFolder, file), 'utf8')
    .split(/\n{2,}/)
    .slice(1)
  return cues
    .flatMap((cue) => cue.split('\n').slice(2))
    .filter((line) => line !== '')
    .join(' ')
}

function video(name: VideoName, seconds: number): VideoSeed {
  const captions: Record<SeedLanguage, string> = {
    en: `${name}.en.vtt`,
    de: `${name}.de.vtt`,
    ar: `${name}.ar.vtt`,
  }
  const transcript: Record<SeedLanguage, string> = {
    en: transcriptOf(captions.en),
    de: transcriptOf(captions.de),
    ar: transcriptOf(captions.ar),
  }
  return { name, file: `${name}.mp4`, seconds, captions, transcript }
}

export const videos: VideoSeed[] = [video('site-walk', 60), video('power-curve', 90), video('heat-scan', 75)]
