/**
 * Draws the demonstration videos and their stills: `node scripts/videos/make.ts [name …]`. Every picture is an SVG;
 * ffmpeg encodes them as H.264 with a quiet tone. Needs Debian's ffmpeg (with librsvg) and fonts-dejavu-core.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DrawnVideo } from './canvas.ts'
import { demonstrationVideos } from './demonstration-videos.ts'
import { writeStills } from './write-stills.ts'

const rate = 12
const folder = join(import.meta.dirname, '../../content/videos')

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function checkTools(): void {
  const decoders = spawnSync('ffmpeg', ['-hide_banner', '-decoders'], { encoding: 'utf8' })
  if (decoders.error) fail('ffmpeg is missing: apt-get install ffmpeg')
  if (!decoders.stdout.includes('librsvg')) fail('This ffmpeg cannot read SVG; use the one from Debian.')
  const fonts = spawnSync('fc-match', ['DejaVu Sans Mono', 'family'], { encoding: 'utf8' })
  if (fonts.error || !fonts.stdout.includes('DejaVu Sans Mono')) {
    fail('The font DejaVu Sans Mono is missing: apt-get install fonts-dejavu-core fontconfig')
  }
}

async function make(video: DrawnVideo): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), `${video.name}-`))
  const target = join(folder, video.name, 'video.mp4')
  const tone = `sine=frequency=${video.hertz}:sample_rate=22050:duration=${video.seconds}`
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(join(folder, video.name, 'video.json'), `{ "seconds": ${video.seconds} }\n`)
  try {
    for (let i = 0; i < video.seconds * rate; i++) {
      writeFileSync(join(work, `${String(i).padStart(5, '0')}.svg`), video.frame(i / rate))
    }
    const input = ['-framerate', `${rate}`, '-i', join(work, '%05d.svg'), '-f', 'lavfi', '-i', tone]
    const codec = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-crf', '30']
    const shape = ['-vf', 'format=yuv420p', '-g', `${rate * 2}`, '-movflags', '+faststart']
    const audio = ['-af', 'volume=0.04', '-c:a', 'aac', '-b:a', '16k', '-ac', '1']
    const plain = [
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
    ]
    const limit = ['-t', `${video.seconds}`]
    const all = ['-v', 'error', '-y', ...input, ...codec, ...shape, ...audio, ...plain, ...limit, target]
    const run = spawnSync('ffmpeg', all, { stdio: 'inherit' })
    if (run.status !== 0) fail(`ffmpeg could not make ${video.name}`)
  } finally {
    rmSync(work, { recursive: true })
  }
  await writeStills(video, dirname(target))
  console.log(`${video.name}  ${video.seconds} s  ${Math.round(statSync(target).size / 1024)} KiB`)
}

checkTools()
const names = process.argv.slice(2)
for (const video of demonstrationVideos) {
  if (names.length === 0 || names.includes(video.name)) await make(video)
}
