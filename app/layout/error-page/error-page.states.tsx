import { Button } from "../../components/button/button.tsx";
import { ErrorPage } from "./error-page.tsx";

const missing = { status: 404, statusText: "Not Found", internal: true, data: null };

export const states = {
  "a page that is not there": <ErrorPage error={missing} />,
  "a fault with a message": <ErrorPage error={new Error("The pictures did not come.")} />,
  "a fault without one": <ErrorPage error={null} />,
  "with one more way": (
    <ErrorPage error={missing}>
      <Button kind="outline">Search the site</Button>
    </ErrorPage>
  ),
};
