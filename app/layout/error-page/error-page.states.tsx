import { Button } from "../../components/button/button.tsx";
import { ErrorPage } from "./error-page.tsx";

export const states = {
  "a page that is not there": <ErrorPage status="404 Not Found" />,
  "with one more way": (
    <ErrorPage status="404 Not Found">
      <Button kind="outline">Search the site</Button>
    </ErrorPage>
  ),
};
