import { buildWhenNeeded } from '../server/site-build.ts'

/** Before tests that read `dist`: a changed page is not tested as it was. */
export default buildWhenNeeded
