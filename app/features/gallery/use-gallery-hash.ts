import { useLocation } from "react-router";
import { useHydrated } from "../../components/hydrated/use-hydrated.ts";

/** Whether the address is `/#gallery`. The built file cannot know, so it is false until hydrated. */
export function useGalleryHash(): boolean {
  const { hash } = useLocation();
  return useHydrated() && hash === "#gallery";
}
