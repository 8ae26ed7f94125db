# The table for everybody who has Docker or Podman and no Debian; the steps are those of `make play`.
#   docker build -t pentario . && docker run --rm -p 127.0.0.1:8000:8000 -v pentario:/tables pentario
FROM debian:13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends git make ca-certificates
WORKDIR /pentario
COPY . .
RUN tools/install play && tools/build release pentario && tools/web \
    && install -D build/release/src/cli/pentario /served/pentario && cp -r build/web /served/web

FROM debian:13-slim
COPY --from=build /served /opt/pentario
RUN install -d -o nobody -m 700 /tables
USER nobody
VOLUME /tables
EXPOSE 8000
# 0.0.0.0 inside the container: who may reach it is decided by the port that `docker run` opens.
CMD ["/opt/pentario/pentario", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/tables", "--no-open"]
