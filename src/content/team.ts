/**
 * SAMPLE DATA: seven people who do not exist, with profile links that lead to nobody. Replace each
 * record with a real one (a photo goes to public/team), rename the constant to `team`, and set
 * `note` in about.ts to null. Their roles are in content/en/team.ts.
 */
export const sampleTeam = {
  aisyah: sample('Dr Aisyah R.', 1, 'aisyah-r'),
  weiJian: sample('Wei Jian T.', 2, 'wei-jian-t'),
  kavitha: sample('Dr Kavitha S.', 3, 'kavitha-s'),
  harpreet: sample('Harpreet S.', 4, 'harpreet-s'),
  nurul: sample('Nurul H.', 5, 'nurul-h'),
  marcus: sample('Marcus L.', 6, 'marcus-l'),
  liAnn: sample('Li Ann C.', 7, 'li-ann-c'),
}

export type TeamMember = {
  name: string
  /** The picture is a woven portrait (SVG) or a photo, cropped 352:360. */
  image: string
  link: string
}

function sample(name: string, portrait: number, profile: string): TeamMember {
  return {
    name,
    image: `/team/portrait-${portrait}.svg`,
    link: `https://profiles.example.com/${profile}`,
  }
}
