import displayFile from '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2'
import textFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'

/** Both web fonts, shown together once they are here; without them the page stays in its fallbacks. */
export async function addFonts(): Promise<void> {
  const faces = [
    new FontFace('Hedvig Letters Serif', `url(${displayFile})`),
    new FontFace('Plus Jakarta Sans Variable', `url(${textFile})`, { weight: '200 800' }),
  ]
  const loaded = await Promise.all(faces.map((face) => face.load())).catch(() => [])
  for (const face of loaded) document.fonts.add(face)
}
