/**
 * SAMPLE DATA: seven people who do not exist, with links to LinkedIn’s start page. Replace each
 * record with a real one (a photo goes to public/team), rename the constant to `team`, and set
 * `note` in about.ts to null. Their roles are in content/en/team.ts.
 */
export const sampleTeam = {
  aisyah: sample('Dr Aisyah R.', 1),
  weiJian: sample('Wei Jian T.', 2),
  kavitha: sample('Dr Kavitha S.', 3),
  harpreet: sample('Harpreet S.', 4),
  nurul: sample('Nurul H.', 5),
  marcus: sample('Marcus L.', 6),
  liAnn: sample('Li Ann C.', 7),
}

export type TeamMember = {
  name: string
  /** The picture is a woven portrait (SVG) or a photo, cropped 4:5. */
  image: string
  link: string
}

function sample(name: string, portrait: number): TeamMember {
  return {
    name,
    image: `/team/portrait-${portrait}.svg`,
    link: 'https://www.linkedin.com/',
  }
}
