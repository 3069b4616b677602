import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { picturePaths } from '../../src/domain/content/picture.ts'
import { type Darkroom, makePictures } from '../publish/make-pictures.ts'

/** Pictures of editors, made when a page in development asks for one; a publish makes them ahead. */
export const pictures = (darkroom: Darkroom): Plugin => ({
  name: 'pictures',
  configureServer({ middlewares }) {
    middlewares.use('/_pictures', (request, response, next) => {
      const [path] = `/_pictures${request.url}`.match(picturePaths) ?? []
      if (path === undefined) return next()
      const file = makePictures([path], darkroom).then(() =>
        readFile(join(darkroom.store.folder, 'assets', path)),
      )
      file.then((bytes) => response.setHeader('Content-Type', 'image/webp').end(bytes), next)
    })
  },
})
