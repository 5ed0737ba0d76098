import page from "#page/about";
import { Button } from "../../components/button/button.tsx";
import { PageHead } from "./page-head.tsx";

export const states = {
  "a page of the site": <PageHead page={page} path="/about" />,
  "below another page, with more to say and to do": (
    <PageHead
      page={page}
      path="/about/more"
      parents={[{ label: "About", href: "/about" }]}
      more={<p>A second sentence, where the first is not enough.</p>}
    >
      <Button>Book Online</Button>
    </PageHead>
  ),
};
