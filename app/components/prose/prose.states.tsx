import { Prose } from "./prose.tsx";

export const states = {
  "running text": (
    <Prose>
      <h2>Why the skin tears</h2>
      <p>
        Most tears start when a hard stool scrapes the lining. <a href="#sources">Sources</a>
      </p>
      <h3>First, at home</h3>
      <ul>
        <li>
          <strong>Eat more fiber,</strong> and drink enough water.
        </li>
        <li>Soak in a warm bath.</li>
      </ul>
      <blockquote>
        <p>You have the right to receive a “Good Faith Estimate”.</p>
      </blockquote>
      <table>
        <thead>
          <tr>
            <th scope="col">Visit</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Photo consult</td>
            <td>$39.95</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
  "in two columns": (
    <Prose columns>
      <h3>What to say when you call</h3>
      <p>You can just say that you would like a private visit.</p>
      <h3>If it cannot wait</h3>
      <p>In an emergency, call 911.</p>
    </Prose>
  ),
};
