/** Everything that is loaded at Play, in one file. */
export { Tools } from './Tools.tsx'
export { Video } from './Video.tsx'
