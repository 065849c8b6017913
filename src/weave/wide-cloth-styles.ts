/** The classes that keep the place of a wide cloth: the window's width on a phone, whole cells from 900 px. */
export const wideClothPlace =
  '-mx-5 block h-60 w-screen md:mx-0 md:h-full md:min-h-120 md:w-[246px] lg:w-[318px] xl:w-[414px] min-[98rem]:w-[462px]'
